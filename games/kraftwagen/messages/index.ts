import type { GameMessages } from '@carriage/kernel'
import { engine } from '../engine.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { boardLines } from './board.ts'
import { event } from './events.ts'
import { facts } from './facts.ts'
import { en } from './messages.en.ts'

/** Prompts and move labels are defined by the steps. */
export const words: GameMessages<State, Move, Event> = {
  messages: { en },
  board: boardLines,
  decision: engine.prompt,
  move: engine.label,
  event,
  facts,
}
