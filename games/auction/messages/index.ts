import type { GameMessages } from '@carriage/kernel'
import type { Event } from '../events.ts'
import { engine } from '../game.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { board } from './board.ts'
import { event } from './events.ts'
import { en } from './messages.en.ts'

/** Prompts and move labels are defined by the steps. */
export const words: GameMessages<State, Move, Event> = {
  messages: { en },
  board,
  decision: engine.prompt,
  move: engine.label,
  event,
}
