import type { Facts, Phrase } from '@carriage/kernel'
import { list, type Value } from '@carriage/motorworks'
import type { State } from '../state.ts'
import { type Tables, tablesOf } from '../tables.ts'
import { card } from './things.ts'

type Fact = Facts[string]

/** What a refusal looked at, a phrase for each fact that adds something to the rule. */
export function facts(view: State, all: Facts): readonly Phrase[] {
  return Object.entries(all).flatMap(([name, fact]) => {
    const value = said(tablesOf(view), name, fact)
    return value === undefined ? [] : [{ id: `fact.${name}`, values: { value } }]
  })
}

function said(tables: Tables, name: string, fact: Fact): Value | undefined {
  switch (name) {
    case 'action':
    case 'item':
    case 'left':
      return each(fact, (one) => ({ id: isBonus(tables, one) ? 'bonus' : `action.${one}` }))
    case 'card':
    case 'display':
    case 'inactive':
      return each(fact, (one) => cardNamed(tables, one))
    case 'engineer':
    case 'limit':
    case 'marker':
    case 'missing':
      return each(fact, (one) => ({ id: `${name}.${one}` }))
    case 'part':
      return each(fact, (one) => ({ id: `change.${one}` }))
    case 'preference':
      return each(fact, (one) => ({ id: `buyer.${one}` }))
    case 'active':
    case 'available':
    case 'buyer':
    case 'canteen':
    case 'car':
    case 'cars':
    case 'now':
    case 'onOffer':
    case 'price':
    case 'tile':
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

function isBonus({ components }: Tables, one: string | number): boolean {
  return Object.hasOwn(components.specialtyBonuses.rows, one)
}

/** A refused card need not exist. */
function cardNamed(tables: Tables, one: string | number): Value {
  const face = tables.cards.get(String(one))
  return face ? card(face) : one
}
