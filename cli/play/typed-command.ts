/** A typed command at a decision. */
export type TypedCommand =
  | { readonly kind: 'play' | 'preview'; readonly number: number }
  | { readonly kind: 'write' | 'why' | 'unclear'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: Plain }

type Plain = 'undo' | 'log' | 'table' | 'help' | 'quit'

const plain = new Map<string, Plain>([
  ['u', 'undo'],
  ['undo', 'undo'],
  ['log', 'log'],
  ['t', 'table'],
  ['table', 'table'],
  ['', 'table'],
  ['h', 'help'],
  ['help', 'help'],
  ['?', 'help'],
  ['q', 'quit'],
  ['quit', 'quit'],
])

export function readOrder(line: string): TypedCommand {
  const text = line.trim()
  const kind = plain.get(text.toLowerCase())
  if (kind) return { kind }
  if (/^\d+$/.test(text)) return { kind: 'play', number: Number(text) }
  const [, number] = /^(?:\?|p(?:review)?) *(\d+)$/i.exec(text) ?? []
  if (number !== undefined) return { kind: 'preview', number: Number(number) }
  const [, written] = /^play\b *(.*)$/is.exec(text) ?? []
  if (written !== undefined) return { kind: 'write', text: written }
  const [, move] = /^why\b *(.*)$/is.exec(text) ?? []
  if (move !== undefined) return { kind: 'why', text: move }
  const rule = /^r(?:ule)?(?: +(\S+))?$/i.exec(text)
  if (rule) return { kind: 'rule', id: (rule[1] ?? '').toUpperCase() }
  return { kind: 'unclear', text }
}
