import type { Phrase, Seat } from '@carriage/kernel'
import { colourPhrase, listPhrase, markerPhrase, type PhraseValue, selectYesOrNo } from '@carriage/kraftwagen-family'
import type { Achievement, Action, Components, Recruit, StartingBonus } from '../components/index.ts'
import type { Car, State, TileId } from '../state.ts'
import type { Crew } from '../steps.ts'
import { actionsOf, type ComponentTables, componentTablesOf, kindOfRecruit } from '../tables.ts'

/** A tile with its actions. */
export function tile(tables: ComponentTables, id: TileId): Phrase {
  return tileName(id, actionsOf(tables, id))
}

/** A tile as described in an event. */
export function tileName(id: TileId, actions: readonly Action[]): Phrase {
  return { id: 'tile', values: { tile: id, actions: listPhrase(actions.map(action), 'plus') } }
}

export function action(of: Action): Phrase {
  return { id: `action.${of}` }
}

export function bonus(of: StartingBonus): Phrase {
  return { id: `bonus.${of}` }
}

/** A recruitment tile by its name. */
export function recruitName(of: Recruit): Phrase {
  return { id: `recruit.${of}` }
}

/** A recruitment tile with its kind and effect. */
export function recruitPhrase(view: State, of: Recruit): Phrase {
  const values = { name: recruitName(of), power: recruitEffect(view, of) }
  return { id: `recruit.${kindOfRecruit(of)}.power`, values }
}

/** The same, where its kind is already known. */
export function knownRecruit(view: State, of: Recruit): Phrase {
  return { id: 'recruit.known', values: { name: recruitName(of), power: recruitEffect(view, of) } }
}

/** The effect of a tile with the options of this table; for an investor, the condition from the component tables. */
export function recruitEffect(view: Pick<State, 'options'>, of: Recruit): Phrase {
  const rows: Partial<Record<Recruit, { readonly condition: Condition }>> =
    componentTablesOf(view).components.investors.rows
  const condition = rows[of]?.condition
  const { instantSale: sale, oldsToken: tokens } = view.options
  if (!condition) return { id: `power.${of}`, values: of === 'sell5' || of === 'sell7' ? { sale } : {} } // AE-8.2, AE-8.10
  const least = 'least' in condition ? { least: condition.least } : {}
  return { id: `wants.${condition.wants}`, values: condition.wants === 'engineerTokens' ? { tokens } : least } // AE-7.24
}

type Condition = Components['investors']['rows']['ford']['condition']

/** An achievement with its condition. */
export function achievement(of: Achievement, points: number): Phrase {
  return { id: 'achievement', values: { goal: { id: `achievement.${of}` }, points } }
}

export function achievementsOn(view: State, all: readonly Achievement[]): PhraseValue {
  const { rows } = componentTablesOf(view).components.achievements
  return listPhrase(
    all.map((each) => achievement(each, rows[each].points)),
    'comma',
  )
}

export function crew({ workers, salesperson }: Crew): Phrase {
  return { id: 'crew', values: { workers, salesperson: selectYesOrNo(salesperson) } }
}

/** A car with the engineering marker and production tokens on it. */
export function carPhrase(of: Readonly<Car>): Phrase {
  const { body, engine, marker: on, productionTokens: tokens } = of
  const marked = on ? { id: 'car.marker', values: { marker: markerPhrase(on) } } : { id: 'car.plain' }
  return { id: 'car', values: { body, engine, crew: crew(of), marked, tokens } }
}

const namedColours = ['purple', 'yellow', 'orange', 'blue']

export function colour(view: State, seat: Seat): PhraseValue {
  return colourPhrase(componentTablesOf(view).components.colours.rows[seat] ?? '', namedColours)
}
