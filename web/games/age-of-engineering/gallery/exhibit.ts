import { ageOfEngineering, type Event, type Move, type State } from '@carriage/age-of-engineering'
import type { Exhibit } from '../../../board/gallery/exhibit.ts'
import { board } from '../board/index.tsx'
import { de } from '../board/messages.de.ts'
import { en } from '../board/messages.en.ts'
import { title } from '../title.ts'

export const exhibit: Exhibit<State, Move, Event> = {
  game: ageOfEngineering,
  title,
  board,
  messages: { en, de },
  actor: ({ actor }) => actor,
  seats: ({ companies }) => companies.length,
}
