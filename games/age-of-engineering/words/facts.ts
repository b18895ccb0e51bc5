import type { Facts, Phrase } from '@carriage/kernel'
import { list, type Value } from '@carriage/motorworks'
import type { State } from '../state.ts'

type Fact = Facts[string]

/** What a refusal looked at, a phrase for each fact that adds something to the rule. */
export function facts(_view: State, all: Facts): readonly Phrase[] {
  return Object.entries(all).flatMap(([name, fact]) => {
    const value = said(name, fact)
    return value === undefined ? [] : [{ id: `fact.${name}`, values: { value } }]
  })
}

function said(name: string, fact: Fact): Value | undefined {
  switch (name) {
    case 'action':
    case 'left':
      return each(fact, (one) => ({ id: `action.${one}` }))
    case 'bonus':
    case 'onOffer':
      return each(fact, (one) => ({ id: `bonus.${one}` }))
    case 'recruit':
    case 'display':
    case 'investor':
    case 'engineer':
      return each(fact, (one) => ({ id: `recruit.${one}` }))
    case 'marker':
    case 'missing':
    case 'token':
      return each(fact, (one) => ({ id: `${name}.${one}` }))
    case 'part':
      return each(fact, (one) => ({ id: `change.${one}` }))
    case 'preference':
      return each(fact, (one) => ({ id: `buyer.${one}` }))
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
      return each(fact, (one) => one)
    default:
      // The step, and facts of the house: what they mean is said in other words.
      return undefined
  }
}

function each(fact: Fact, say: (one: string | number) => Value): Value {
  if (typeof fact === 'boolean') return String(fact)
  return typeof fact === 'object' ? list(fact.map(say), 'comma') : say(fact)
}
