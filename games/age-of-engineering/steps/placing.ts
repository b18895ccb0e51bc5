import type { Effects } from '@carriage/kernel'
import { noCarPrompt, sweepTail } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import type { MoveOf } from '../moves.ts'
import { endActionPhase, endsActionPhase } from '../round.ts'
import type { State } from '../state.ts'
import { addFreePlays, type FreePlay, freePlayIsPossible, freePlayRules, freePlays } from './free-plays.ts'
import { addCars, carNeeds, carRules, placeCar } from './place-car.ts'
import { beginTurn } from './take-tile.ts'

/** The placing step: a car, free plays, or AE-4.18 the end of the turn. */
export const placing: Decision<'placing', 'placeCar' | 'endTurn' | FreePlay['kind']> = {
  decision: 'placeCar',
  rules: [...carRules, 'AE-4.18', ...freePlayRules],
  list(state) {
    const moves: (MoveOf<'placeCar' | 'endTurn'> | FreePlay)[] = []
    addCarMoves(state, moves)
    addFreePlays(state, moves) // AE-7.11 also after the car that fills the market
    moves.push({ kind: 'endTurn' })
    return moves
  },
  moves: {
    placeCar,
    ...freePlays,
    endTurn: {
      refusalElsewhere: (_state, step, must) => must ?? (step.name === 'takeTile' ? 'AE-4.3' : 'AE-4.18'),
      play(state, _move, _step, fx) {
        fx.emit({ kind: 'turnEnded', seat: state.actor })
        sweepChain(state, fx)
        if (endsActionPhase(state)) endActionPhase(state, fx)
        else beginTurn(state, fx, state.actor)
      },
    },
  },
  prompt: (view) =>
    noCarPrompt(view.turn.carPlaced, carNeeds(view), freePlayIsPossible(view)) ?? { id: 'decision.placing' },
}

/** AE-9.1 Placing a car is optional; AE-9.2 the step allows only one. */
export function addCarMoves(state: State, moves: { push(move: MoveOf<'placeCar'>): unknown }): void {
  if (!state.turn.carPlaced) addCars(state, moves)
}

/** AE-4.7 Tiles left at the rear move to the front one after another. */
export function sweepChain(state: State, fx: Effects<Event>): void {
  for (const tile of sweepTail(state.chain)) fx.emit({ kind: 'tileToFront', tile, from: 'rear' })
}
