import type { Facts, Phrase } from '@carriage/kernel'
import { type Fact, factOf, factPhrases, type Value } from '@carriage/motorworks'
import type { State } from '../state.ts'

/** What a refusal looked at, a phrase for each fact that adds something to the rule. */
export function facts(_view: State, all: Facts): readonly Phrase[] {
  return factPhrases(all, (name, fact) => said(name, fact))
}

function said(name: string, fact: Fact): Value | undefined {
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
    case 'marker':
    case 'missing':
    case 'token':
      return factOf(fact, (one) => ({ id: `${name}.${one}` }))
    case 'part':
      return factOf(fact, (one) => ({ id: `change.${one}` }))
    case 'preference':
      return factOf(fact, (one) => ({ id: `buyer.${one}` }))
    case 'salesperson':
      return { id: fact === true ? 'salesperson.true' : 'salesperson.false' }
    case 'active':
    case 'available':
    case 'body':
    case 'buyer':
    case 'canteen':
    case 'car':
    case 'cars':
    case 'engine':
    case 'now':
    case 'price':
    case 'supply':
    case 'team':
    case 'tile':
    case 'tokens':
    case 'value':
    case 'workers':
      return factOf(fact, (one) => one)
    default:
      // The step, and facts of the house: what they mean is said in other words.
      return undefined
  }
}
