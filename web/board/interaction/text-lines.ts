/** A part of the table as text: a label, its lines, and its parts. */
export interface TextPart {
  readonly label: string
  readonly lines: readonly string[]
  readonly parts: readonly TextPart[]
}

/**
 * Parses the terminal layout of a game: "Label text", continued lines below a label, and headings with indented labels.
 */
export function textParts(lines: readonly string[]): TextPart[] {
  const top: Building[] = []
  for (const line of lines) {
    if (line.trim() === '') continue
    const [, indent = '', label = '', rest = ''] = /^( *)(\S+(?: \S+)*)(?: {2,}(.*))?$/.exec(line) ?? []
    const last = top.at(-1)
    if (indent.length === 0) top.push({ label, lines: rest === '' ? [] : [rest], parts: [] })
    else if (last && indent.length <= 4 && rest !== '') last.parts.push({ label, lines: [rest], parts: [] })
    else if (last) (last.parts.at(-1) ?? last).lines.push(line.trim())
  }
  return top
}

interface Building extends TextPart {
  readonly lines: string[]
  readonly parts: Building[]
}
