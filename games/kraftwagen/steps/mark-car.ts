import { type Effects, legal, refuse } from '@carriage/kernel'
import { markerPhrase, popStep, takeOutOfWorkshop, takePrice } from '@carriage/kraftwagen-family'
import type { EngineerMarker } from '../components/index.ts'
import { judgeMarkers, limitReached, spendMarker } from '../engineers/markers.ts'
import type { Event } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { carOffered } from '../scoring/awards.ts'
import { actorOf, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import type { Decision } from './step.ts'

/** KW-7.8 Only a player with a marker that can be used now is asked for it. */
export const markCar: Decision<'markCar', 'markCar'> = {
  decision: 'markCar',
  rules: ['KW-7.8', 'KW-8.5', 'KW-8.3'],
  isPending(state, step, fx) {
    if (actorOf(state).engineerMarkers.some(goesOnCars) && !limitReached(state, 'onCar')) return true
    complete(state, step, null, fx)
    return false
  },
  list: markMoves,
  moves: {
    markCar: {
      refusalElsewhere: 'KW-8.6',
      judge(state, { marker }) {
        if (marker === null) return legal
        if (!goesOnCars(marker)) return refuse('KW-7.8', { marker })
        const engineer = isHorchs(marker) ? 'horch' : 'maybach'
        const verdict = judgeMarkers(state, engineer, 'onCar')
        if (!verdict.legal) return verdict
        return actorOf(state).engineerMarkers.includes(marker) ? legal : refuse('KW-8.2', { engineer, marker })
      },
      play: (state, { marker }, step, fx) => complete(state, step, marker, fx),
      label: (_view, _seat, { marker }) =>
        marker ? { id: 'move.markCar', values: { marker: markerPhrase(marker) } } : { id: 'move.markCar.none' },
    },
  },
  prompt: (_view, { price }) => ({ id: 'decision.markCar', values: { price } }),
}

export function markMoves(state: State): MoveOf<'markCar'>[] {
  const moves: MoveOf<'markCar'>[] = [{ kind: 'markCar', marker: null }]
  for (const marker of actorOf(state).engineerMarkers) if (goesOnCars(marker)) moves.push({ kind: 'markCar', marker })
  return moves
}

/** KW-7.7 Parts, workers and price marker leave their places and form the car. */
function complete(
  state: State,
  { body, engine, workers, price }: StepOf<'markCar'>,
  marker: EngineerMarker | null,
  fx: Effects<Event>,
): void {
  popStep(state)
  const player = actorOf(state)
  takeOutOfWorkshop(player.workshops, 'body', body)
  takeOutOfWorkshop(player.workshops, 'engine', engine)
  player.canteen -= workers
  takePrice(state.availablePrices, price)
  if (marker) {
    spendMarker(state, marker)
    state.turn.carMarkerUsed = true
  }
  const car = { owner: state.actor, body, engine, workers, price, engineerMarker: marker }
  state.market.push(car)
  player.carsPlaced++
  state.turn.carPlaced = true
  fx.emit({ kind: 'carPlaced', seat: state.actor, car: { ...car } })
  carOffered(state, state.actor, fx)
}

function isHorchs(marker: EngineerMarker): boolean {
  return marker === 'horch1' || marker === 'horch2'
}

/** KW-6.36, KW-6.92 The markers of Horch and Maybach. */
function goesOnCars(marker: EngineerMarker): boolean {
  return isHorchs(marker) || marker === 'maybach1' || marker === 'maybach2'
}
