/** A part of the table in words: what it is about, what is said of it, and what belongs to it. */
export interface TextPart {
  readonly label: string
  readonly lines: readonly string[]
  readonly parts: readonly TextPart[]
}

/**
 * Reads the lines of a table as a game's words lay them out for a terminal: "Label     text", lines that go on below a
 * label, and headings with indented labels under them.
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
