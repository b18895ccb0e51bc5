import type { Facts, Phrase } from '@carriage/kernel'
import { listPhrase, type PhraseValue } from './phrases.ts'

export type Fact = Facts[string]

/** The facts of a refusal, one phrase for each fact that the game has a message for. */
export function factPhrases(
  all: Facts,
  phraseOf: (name: string, fact: Fact) => PhraseValue | undefined,
): readonly Phrase[] {
  return Object.entries(all).flatMap(([name, fact]) => {
    const value = phraseOf(name, fact)
    return value === undefined ? [] : [{ id: `fact.${name}`, values: { value } }]
  })
}

/** A fact with each of its parts put into words. */
export function factOf(fact: Fact, phraseOf: (one: string | number) => PhraseValue): PhraseValue {
  if (typeof fact === 'boolean') return String(fact)
  return typeof fact === 'object' ? listPhrase(fact.map(phraseOf), 'comma') : phraseOf(fact)
}

/** Facts with the same message in both editions; undefined for others, and for those that add nothing. */
export function commonFact(name: string, fact: Fact): PhraseValue | undefined {
  switch (name) {
    case 'marker':
    case 'missing':
      return factOf(fact, (one) => ({ id: `${name}.${one}` }))
    case 'part':
      return factOf(fact, (one) => ({ id: `change.${one}` }))
    case 'preference':
      return factOf(fact, (one) => ({ id: `buyer.${one}` }))
    case 'active':
    case 'available':
    case 'buyer':
    case 'canteen':
    case 'car':
    case 'cars':
    case 'now':
    case 'price':
    case 'tile':
    case 'value':
    case 'workers':
      return factOf(fact, (one) => one)
    default:
      return undefined
  }
}
