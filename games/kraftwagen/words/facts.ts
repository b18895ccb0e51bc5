import type { Facts, Phrase } from '@carriage/kernel'
import { type Fact, factOf, factPhrases, type Value } from '@carriage/motorworks'
import type { State } from '../state.ts'
import { type Tables, tablesOf } from '../tables.ts'
import { card } from './things.ts'

/** What a refusal looked at, a phrase for each fact that adds something to the rule. */
export function facts(view: State, all: Facts): readonly Phrase[] {
  return factPhrases(all, (name, fact) => said(tablesOf(view), name, fact))
}

function said(tables: Tables, name: string, fact: Fact): Value | undefined {
  switch (name) {
    case 'action':
    case 'item':
    case 'left':
      return factOf(fact, (one) => ({ id: isBonus(tables, one) ? 'bonus' : `action.${one}` }))
    case 'card':
    case 'display':
    case 'inactive':
      return factOf(fact, (one) => cardNamed(tables, one))
    case 'engineer':
    case 'limit':
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
    case 'onOffer':
    case 'price':
    case 'tile':
    case 'value':
    case 'workers':
      return factOf(fact, (one) => one)
    default:
      // The step, and facts of the house: what they mean is said in other words.
      return undefined
  }
}

function isBonus({ components }: Tables, one: string | number): boolean {
  return Object.hasOwn(components.specialtyBonuses.rows, one)
}

/** A refused card need not exist. */
function cardNamed(tables: Tables, one: string | number): Value {
  const face = tables.cards.get(String(one))
  return face ? card(face) : one
}
