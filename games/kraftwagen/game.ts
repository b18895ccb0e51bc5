import type { Game } from '@carriage/kernel'
import type { Event } from './events.ts'
import { kraftwagenRules } from './game-rules.ts'
import { type Move, moveSchema } from './moves.ts'
import type { Options } from './options.ts'
import { optionsSchema } from './options-schema.ts'
import type { State } from './state.ts'

/** Kraftwagen, V6 edition. */
export const kraftwagen: Game<State, Move, Options, Event> = {
  ...kraftwagenRules,
  options: optionsSchema,
  move: moveSchema,
}
