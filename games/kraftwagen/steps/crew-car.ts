import { legal, refuse } from '@carriage/kernel'
import { replaceStep } from '@carriage/kraftwagen-family'
import type { MoveOf } from '../moves.ts'
import { actorOf, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { carStep } from './car.ts'
import type { Decision } from './step.ts'

/** KW-7.5 At least one worker goes with a car. */
export const crewCar: Decision<'crewCar', 'crewCar'> = {
  decision: 'crewCar',
  rules: ['KW-7.5', 'KW-9.15', ...carStep.rules],
  /** A single worker in the canteen leaves no choice. */
  isPending(state, step) {
    if (actorOf(state).canteen !== 1) return true
    crew(state, step, 1)
    return false
  },
  list: crewMoves,
  moves: {
    crewCar: {
      refusalElsewhere: 'KW-7.5',
      judge(state, { workers }) {
        const { canteen } = actorOf(state)
        return workers >= 1 && workers <= canteen ? legal : refuse('KW-7.5', { workers, canteen })
      },
      play: (state, { workers }, step) => crew(state, step, workers),
      label: (_view, _seat, { workers }) => ({ id: 'move.crewCar', values: { workers } }),
    },
  },
  prompt: (_view, { body, engine }) => ({ id: 'decision.crewCar', values: { body, engine } }),
}

export function crewMoves(state: State): MoveOf<'crewCar'>[] {
  const moves: MoveOf<'crewCar'>[] = []
  for (let workers = 1; workers <= actorOf(state).canteen; workers++) moves.push({ kind: 'crewCar', workers })
  return moves
}

function crew(state: State, { body, engine }: StepOf<'crewCar'>, workers: number): void {
  replaceStep(state, { name: 'priceCar', body, engine, workers })
}
