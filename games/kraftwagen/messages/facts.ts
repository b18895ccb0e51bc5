import type { Facts, Phrase } from '@carriage/kernel'
import { commonFact, type Fact, factOf, factPhrases, type PhraseValue } from '@carriage/kraftwagen-family'
import type { State } from '../state.ts'
import { type ComponentTables, componentTablesOf } from '../tables.ts'
import { card } from './things.ts'

/** The facts of a refusal, one phrase for each fact that adds to the rule. */
export function facts(view: State, all: Facts): readonly Phrase[] {
  return factPhrases(all, (name, fact) => factValue(componentTablesOf(view), name, fact))
}

function factValue(tables: ComponentTables, name: string, fact: Fact): PhraseValue | undefined {
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
      return factOf(fact, (one) => ({ id: `${name}.${one}` }))
    case 'onOffer':
      return factOf(fact, (one) => one)
    default:
      return commonFact(name, fact)
  }
}

function isBonus({ components }: ComponentTables, one: string | number): boolean {
  return Object.hasOwn(components.specialtyBonuses.rows, one)
}

/** A refused card need not exist. */
function cardNamed(tables: ComponentTables, one: string | number): PhraseValue {
  const face = tables.cards.get(String(one))
  return face ? card(face) : one
}
