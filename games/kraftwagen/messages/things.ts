import type { Phrase, Seat } from '@carriage/kernel'
import { colourPhrase, listPhrase, markerPhrase, type PhraseValue, partPhrase } from '@carriage/kraftwagen-family'
import { type Action, type Award, actions, type Bonus, type StartItem } from '../components/index.ts'
import type { Car, State, TileId } from '../state.ts'
import { type Card, type ComponentTables, componentTablesOf, type Development, tileOf } from '../tables.ts'

/** A tile with its actions. */
export function tile(tables: ComponentTables, id: TileId): Phrase {
  return tileWith(
    id,
    tileOf(tables, id).actions.map((each) => (isAction(each) ? action(each) : bonus(tables, each))),
  )
}

/** A tile as described in an event: without the tables, a bonus is shown by name only. */
export function tileName(id: TileId, doings: readonly (Action | Bonus)[]): Phrase {
  return tileWith(id, doings.map(doing))
}

export function startTile(id: string, items: readonly StartItem[]): Phrase {
  return tileWith(id, items.map(action))
}

function tileWith(id: string, parts: readonly PhraseValue[]): Phrase {
  return { id: 'tile', values: { tile: id, actions: listPhrase(parts, 'plus') } }
}

function action(of: StartItem): Phrase {
  return { id: `action.${of}` }
}

/** An action, an item of a start tile, or simply the bonus of a specialty tile. */
export function doing(of: StartItem | Bonus): Phrase {
  return isStartItem(of) ? action(of) : { id: 'bonus' }
}

export function bonus({ components }: ComponentTables, of: Bonus): Phrase {
  const row = components.specialtyBonuses.rows[of]
  const id = `bonus.${row.effect}`
  switch (row.effect) {
    case 'takePart':
      return { id, values: { part: partPhrase(row.part, row.value) } }
    case 'moneyPerWorker':
    case 'withdrawCar':
      return { id, values: { money: row.money } }
    case 'raiseGpEngine':
    case 'sellPart':
    case 'researchTopDiscard':
      return { id }
    default:
      return row satisfies never
  }
}

function isAction(of: StartItem | Bonus): of is Action {
  return (actions as readonly string[]).includes(of)
}

function isStartItem(of: StartItem | Bonus): of is StartItem {
  return isAction(of) || of === 'carOnSpace2' || of === 'gpEngine2'
}

/** A research card by what it does. */
export function card(face: Card): Phrase {
  switch (face.kind) {
    case 'development':
      return { id: 'card.development', values: { gains: gains(face) } }
    case 'instant':
      return { id: `card.${face.effect}` }
    case 'engineer':
      return { id: 'card.engineer', values: { name: engineer(face.engineer), power: { id: `power.${face.engineer}` } } }
    default:
      return face satisfies never
  }
}

/** What a development brings. */
export function gains({ body, engine, immediatePart }: Development): PhraseValue {
  const points = (['body', 'engine'] as const).flatMap((kind) => {
    const more = kind === 'body' ? body : engine
    return more > 0 ? [{ id: `points.${kind}`, values: { points: more } }] : []
  })
  return listPhrase([...points, ...(immediatePart ? [{ id: `gives.${immediatePart}` }] : [])], 'comma')
}

export function engineer(name: string): Phrase {
  return { id: `engineer.${name}` }
}

/** An award with what it takes to earn it. Only the table knows which cars count for the one for the market. */
export function award(of: Award, points: number, view?: State): Phrase {
  const goal = of === 'market' && view ? `award.market.${view.options.marketAward}` : `award.${of}`
  return { id: 'award', values: { goal: { id: goal }, points } }
}

export function awardsOn(view: State, all: readonly Award[]): PhraseValue {
  const { rows } = componentTablesOf(view).components.awards
  return listPhrase(
    all.map((each) => award(each, rows[each].points, view)),
    'comma',
  )
}

/** What a car offers, with the engineer marker on it. */
export function carPhrase({ body, engine, workers, engineerMarker }: Readonly<Car>): Phrase {
  const plain = { id: 'car', values: { body, engine, workers } }
  return engineerMarker ? { id: 'car.marked', values: { car: plain, marker: markerPhrase(engineerMarker) } } : plain
}

const namedColours = ['red', 'blue', 'green', 'yellow']

export function colour(view: State, seat: Seat): PhraseValue {
  return colourPhrase(componentTablesOf(view).components.colours.rows[seat] ?? '', namedColours)
}
