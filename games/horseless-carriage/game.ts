import type { Game, GameRules } from '@carriage/kernel'
import type { Event } from './events.ts'
import { firstVersionRules, horselessCarriageRules } from './game-rules.ts'
import { type Move, moveSchema } from './moves.ts'
import type { Options } from './options.ts'
import { optionsSchema } from './options-schema.ts'
import type { State } from './state.ts'

/** The version for new matches. */
export const horselessCarriage = withSchemas(horselessCarriageRules)

/** Matches of the first version go on as they began. */
export const firstVersion = withSchemas(firstVersionRules)

function withSchemas(rules: GameRules<State, Move, Options, Event>): Game<State, Move, Options, Event> {
  return { ...rules, options: optionsSchema, move: moveSchema }
}
