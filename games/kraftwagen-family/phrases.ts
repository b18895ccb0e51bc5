import type { Phrase } from '@carriage/kernel'

/** What goes into a place of a message. */
export type PhraseValue = string | number | Phrase

type Manner = 'and' | 'chain' | 'comma' | 'plus' | 'semicolon' | 'space'

/** A list of phrases, joined two by two, so that each language joins them in its own way. */
export function listPhrase(items: readonly PhraseValue[], manner: Manner): PhraseValue {
  const [first, second, ...others] = items
  if (first === undefined) return { id: 'none' }
  if (second === undefined) return first
  const between = manner === 'and' && others.length > 0 ? 'comma' : manner
  return { id: `list.${between}`, values: { first, rest: listPhrase([second, ...others], manner) } }
}

/** For `select` in a message. */
export function selectYesOrNo(of: boolean): string {
  return of ? 'yes' : 'no'
}
