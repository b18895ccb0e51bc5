import type { Event, Move, State } from '@carriage/kraftwagen'
import type { FirstHour } from '../../../pages/first-hour/stage.ts'
import { stagedBoard } from './board.tsx'
import { build } from './build.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { race } from './race.ts'
import { round } from './round.ts'
import { sell } from './sell.ts'
import { wholeGame } from './whole.ts'

/** The first hour of Kraftwagen. */
export const firstHour: FirstHour<State, Move, Event> = {
  stages: [sell, build, round, race, wholeGame],
  board: stagedBoard,
  whole: { seats: 3, options: {} },
  words: { en, de },
}
