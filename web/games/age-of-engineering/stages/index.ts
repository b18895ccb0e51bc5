import type { Event, Move, State } from '@carriage/age-of-engineering'
import type { FirstHour } from '../../../pages/first-hour/stage.ts'
import { stagedBoard } from './board.tsx'
import { buildCar } from './build-car.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { sell } from './sell.ts'

/** The first hour of Age of Engineering. */
export const firstHour: FirstHour<State, Move, Event> = {
  stages: [sell, buildCar],
  board: stagedBoard,
  whole: { seats: 2, options: {} },
  words: { en, de },
}
