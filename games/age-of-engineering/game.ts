import type { Game } from '@carriage/kernel'
import type { Event } from './events.ts'
import { ageOfEngineeringRules } from './game-rules.ts'
import { type Move, moveSchema } from './moves.ts'
import type { Options } from './options.ts'
import { optionsSchema } from './options-schema.ts'
import type { State } from './state.ts'

/** Kraftwagen: Age of Engineering. */
export const ageOfEngineering: Game<State, Move, Options, Event> = {
  ...ageOfEngineeringRules,
  options: optionsSchema,
  move: moveSchema,
}
