import { buyerPhrase, markerPhrase } from '@carriage/kraftwagen-family'
import { addDaimlerMoves, daimlerIsUsable, judgeDaimler, useDaimler } from '../engineers/daimler.ts'
import { addDieselMoves, dieselIsUsable, judgeDiesel, useDiesel } from '../engineers/diesel.ts'
import type { MoveOf } from '../moves.ts'
import type { RuleId } from '../rulebook/index.ts'
import { actorOf, carAt, type State } from '../state.ts'
import type { MoveAt } from './step.ts'

/** KW-8.7 Daimler and Diesel may be used in the own turn before the tile, between actions and in step II. */
export const markerMoves: {
  readonly useDaimler: MoveAt<'useDaimler'>
  readonly useDiesel: MoveAt<'useDiesel'>
} = {
  useDaimler: {
    refusalElsewhere: markerRule,
    judge: judgeDaimler,
    play: (state, move, _step, fx) => useDaimler(state, move, fx),
    label(view, _seat, { marker: used, buyer: place }) {
      const active = view.activeBuyers[place]
      if (!active) throw new RangeError(`There is no active buyer ${place + 1}.`)
      return {
        id: 'move.useDaimler',
        values: { marker: markerPhrase(used), buyer: buyerPhrase(active.preference), place: place + 1 },
      }
    },
  },
  useDiesel: {
    refusalElsewhere: markerRule,
    judge: judgeDiesel,
    play: (state, move, _step, fx) => useDiesel(state, move, fx),
    label(view, _seat, { car: price, change, to }) {
      const car = carAt(view, price)
      if (!car) throw new RangeError(`There is no car at ${price}.`)
      return { id: 'move.useDiesel', values: { car: price, change: { id: `change.${change}` }, from: car[change], to } }
    },
  },
}

/** KW-8.7 Never within an action. */
function markerRule({ phase }: State): RuleId {
  return phase === 'setup' ? 'KW-2.31' : phase === 'scoring' ? 'KW-8.8' : 'KW-8.7'
}

/** A list that takes the moves of Daimler and Diesel. */
interface MarkerList {
  push(move: MoveOf<'useDaimler' | 'useDiesel'>): unknown
}

export function addMarkerMoves(state: State, moves: MarkerList): void {
  if (actorOf(state).engineerMarkers.length === 0) return
  addDaimlerMoves(state, moves)
  addDieselMoves(state, moves)
}

export function markerIsUsable(state: State): boolean {
  return actorOf(state).engineerMarkers.length > 0 && (daimlerIsUsable(state) || dieselIsUsable(state))
}
