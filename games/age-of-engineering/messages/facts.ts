import type { Facts, Phrase } from '@carriage/kernel'
import { commonFact, type Fact, factOf, factPhrases, type PhraseValue } from '@carriage/kraftwagen-family'
import type { State } from '../state.ts'

/** The facts of a refusal, one phrase for each fact that adds to the rule. */
export function facts(_view: State, all: Facts): readonly Phrase[] {
  return factPhrases(all, (name, fact) => factValue(name, fact))
}

function factValue(name: string, fact: Fact): PhraseValue | undefined {
  switch (name) {
    case 'action':
    case 'left':
      return factOf(fact, (one) => ({ id: `action.${one}` }))
    case 'bonus':
    case 'onOffer':
      return factOf(fact, (one) => ({ id: `bonus.${one}` }))
    case 'recruit':
    case 'display':
    case 'investor':
    case 'engineer':
      return factOf(fact, (one) => ({ id: `recruit.${one}` }))
    case 'token':
      return factOf(fact, (one) => ({ id: `token.${one}` }))
    case 'salesperson':
      return { id: fact === true ? 'salesperson.true' : 'salesperson.false' }
    case 'body':
    case 'engine':
    case 'supply':
    case 'team':
    case 'tokens':
      return factOf(fact, (one) => one)
    default:
      return commonFact(name, fact)
  }
}
