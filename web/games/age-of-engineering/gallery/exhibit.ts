import {
  ageOfEngineering,
  ageOfEngineeringTitle,
  type Event,
  type Move,
  type State,
} from '@carriage/age-of-engineering'
import type { AnyTitle } from '@carriage/kernel'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { board } from '../board/index.tsx'
import { de } from '../board/messages.de.ts'
import { en } from '../board/messages.en.ts'

export const exhibit: Exhibit<State, Move, Event> = {
  game: ageOfEngineering,
  // Tables work with any title; this one is narrower than they ask for.
  title: ageOfEngineeringTitle as unknown as AnyTitle,
  board,
  messages: { en, de },
  actor: ({ actor }) => actor,
  seats: ({ companies }) => companies.length,
}
