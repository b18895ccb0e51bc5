import type { Event, Move, State } from '@carriage/horseless-carriage'
import type { FirstHour } from '../../../pages/first-hour/stage.ts'
import { stagedBoard } from './board.tsx'
import { buildWorks } from './build-works.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { sell } from './sell.ts'

/** The first hour of Horseless Carriage. */
export const firstHour: FirstHour<State, Move, Event> = {
  stages: [sell, buildWorks],
  board: stagedBoard,
  whole: { seats: 3, options: { introductory: true } },
  words: { en, de },
}
