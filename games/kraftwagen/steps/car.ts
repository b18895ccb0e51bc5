import { type Effects, legal, refuse } from '@carriage/kernel'
import { type CarNeeds, findPart, noCarPrompt, pushStep, sweepTail, valuesOf } from '@carriage/kraftwagen-family'
import { afterTail } from '../actions/specialty-tiles.ts'
import type { Event } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { endActionPhase, endsActionPhase, marketIsFull } from '../round.ts'
import { actorOf, type State } from '../state.ts'
import { addMarkerMoves, markerIsUsable, markerMoves } from './markers.ts'
import type { Decision } from './step.ts'
import { beginTurn } from './take-tile.ts'
import { turnRule } from './turn-rule.ts'

/** Step II: a car may be placed (KW-7.2, KW-7.12), KW-7.14 markers may be used, or the turn ends. */
export const carStep: Decision<'car', 'placeCar' | 'useDaimler' | 'useDiesel' | 'endTurn'> = {
  decision: 'placeCar',
  rules: ['KW-7.1', 'KW-7.3', 'KW-7.4', 'KW-7.5', 'KW-7.6', 'KW-7.8', 'KW-7.11'],
  list(state) {
    const moves: MoveOf<'placeCar' | 'useDaimler' | 'useDiesel' | 'endTurn'>[] = []
    addCarMoves(state, moves)
    addMarkerMoves(state, moves)
    moves.push({ kind: 'endTurn' })
    return moves
  },
  moves: {
    placeCar: {
      refusalElsewhere: (state, step) => turnRule(state, step) ?? 'KW-7.1',
      /** KW-7.3 What a car needs. */
      judge(state, { body, engine }) {
        const { canteen, workshops } = actorOf(state)
        if (state.turn.carPlaced) return refuse('KW-7.1', { placed: true })
        if (marketIsFull(state)) return refuse('KW-7.3', { missing: 'space', cars: state.market.length })
        if (findPart(workshops, 'body', body) < 0) return refuse('KW-7.3', { missing: 'body', value: body })
        if (findPart(workshops, 'engine', engine) < 0) return refuse('KW-7.3', { missing: 'engine', value: engine })
        if (canteen === 0) return refuse('KW-7.3', { missing: 'workers', canteen })
        if (state.availablePrices.length === 0) return refuse('KW-7.3', { missing: 'price' })
        return legal
      },
      /** KW-7.4 Body and engine are chosen. Nothing moves before the car is complete. */
      play: (state, { body, engine }) => pushStep(state, { name: 'crewCar', body, engine }),
      label: (_view, _seat, { body, engine }) => ({ id: 'move.placeCar', values: { body, engine } }),
    },
    ...markerMoves,
    endTurn: {
      refusalElsewhere: (state, step) => turnRule(state, step) ?? (step.name === 'takeTile' ? 'KW-4.5' : 'KW-4.13'),
      play: (state, _move, _step, fx) => endTurn(state, fx),
    },
  },
  prompt: (view) => noCarPrompt(view.turn.carPlaced, carNeeds(view), markerIsUsable(view)) ?? { id: 'decision.car' },
}

/** KW-7.3 What there is for a car. */
function carNeeds(state: State): CarNeeds {
  const { canteen, workshops } = actorOf(state)
  return {
    marketIsFull: marketIsFull(state),
    prices: state.availablePrices.length,
    bodies: valuesOf(workshops, 'body').length,
    engines: valuesOf(workshops, 'engine').length,
    hasWorker: canteen > 0,
  }
}

/** KW-7.2 Placing a car is optional. */
export function addCarMoves(state: State, moves: { push(move: MoveOf<'placeCar'>): unknown }): void {
  const { canteen, workshops } = actorOf(state)
  if (state.turn.carPlaced || canteen === 0 || state.availablePrices.length === 0 || marketIsFull(state)) return
  const engines = valuesOf(workshops, 'engine')
  if (engines.length === 0) return
  for (const body of valuesOf(workshops, 'body')) {
    for (const engine of engines) moves.push({ kind: 'placeCar', body, engine })
  }
}

export function carIsPossible(state: State): boolean {
  const moves: MoveOf<'placeCar'>[] = []
  addCarMoves(state, moves)
  return moves.length > 0
}

function endTurn(state: State, fx: Effects<Event>): void {
  fx.emit({ kind: 'turnEnded', seat: state.actor })
  sweepChain(state, fx) // KW-4.18 also after the last turn of a round
  if (endsActionPhase(state)) endActionPhase(state, fx)
  else beginTurn(state, fx, state.actor) // KW-3.16
}

/** KW-4.9, KW-4.10 Tiles left at the tail move to the front one by one. */
export function sweepChain(state: State, fx: Effects<Event>): void {
  sweepTail(state.chain, (tile) => {
    const toFront = afterTail(state, tile, fx)
    if (toFront === tile) fx.emit({ kind: 'tileToFront', tile, from: 'tail' })
    return toFront
  })
}
