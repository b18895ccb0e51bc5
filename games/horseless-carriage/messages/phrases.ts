import type { Phrase } from '@carriage/kernel'

/** What goes into a place of a message. */
export type Value = string | number | Phrase

type Manner = 'and' | 'comma' | 'order' | 'plus' | 'semicolon'

/** Several things in a row, put together two by two, so that each language joins them in its own way. */
export function list(items: readonly Value[], manner: Manner): Value {
  const [first, second, ...others] = items
  if (first === undefined) return { id: 'none' }
  if (second === undefined) return first
  const between = manner === 'and' && others.length > 0 ? 'comma' : manner
  return { id: `list.${between}`, values: { first, rest: list([second, ...others], manner) } }
}

/** For `select` in a message. */
export function yesOrNo(of: boolean): string {
  return of ? 'yes' : 'no'
}

/** A line that is drawn, not said. */
export function drawn(line: string): Phrase {
  return { id: 'drawn', values: { line } }
}
