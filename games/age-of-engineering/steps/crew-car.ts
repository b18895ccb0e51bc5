import { legal } from '@carriage/kernel'
import { replaceStep } from '@carriage/kraftwagen-family'
import { crewsOf } from '../crew.ts'
import type { Decision } from '../formats.ts'
import { crew as crewWords } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { refuseByRule } from '../refusal.ts'
import { actorOf, type State } from '../state.ts'
import type { Crew, StepOf } from '../steps.ts'

/** AE-9.5 At least one person of the canteen joins a car. */
export const crewCar: Decision<'crewCar', 'crewCar'> = {
  decision: 'crewCar',
  rules: ['AE-9.5', 'AE-9.7', 'AE-9.9', 'AE-10.14'],
  must: 'AE-9.8', // a started car must be completed
  /** A single person in the canteen is not a choice. */
  isPending(state, step) {
    const [only, ...others] = crews(state)
    if (!only || others.length > 0) return true
    send(state, step, only)
    return false
  },
  list: crewMoves,
  moves: {
    crewCar: {
      refusalElsewhere: 'AE-9.5',
      judge(state, { workers, salesperson }) {
        const { canteen, salesperson: at } = actorOf(state)
        if (workers === 0 && !salesperson) return refuseByRule('AE-9.5', { workers, canteen })
        if (salesperson && at !== 'canteen') return refuseByRule('AE-9.5', { salesperson, canteen })
        return workers <= canteen ? legal : refuseByRule('AE-9.5', { workers, canteen })
      },
      play: (state, crew, step) => send(state, step, crew),
      label: (_view, _seat, crew) => crewWords(crew),
    },
  },
  prompt: (_view, { body, engine }) => ({ id: 'decision.crewCar', values: { body, engine } }),
}

function crews(state: State): Crew[] {
  const { canteen, salesperson } = actorOf(state)
  return crewsOf(canteen, salesperson === 'canteen')
}

export function crewMoves(state: State): MoveOf<'crewCar'>[] {
  return crews(state).map((crew) => ({ kind: 'crewCar', ...crew }))
}

function send(state: State, { body, engine }: StepOf<'crewCar'>, { workers, salesperson }: Crew): void {
  replaceStep(state, { name: 'priceCar', body, engine, workers, salesperson })
}
