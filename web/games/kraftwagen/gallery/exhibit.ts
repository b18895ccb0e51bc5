import { type Event, kraftwagen, type Move, type State } from '@carriage/kraftwagen'
import type { Exhibit } from '../../../board/gallery/exhibit.ts'
import { board } from '../board/index.tsx'
import { de } from '../board/messages.de.ts'
import { en } from '../board/messages.en.ts'
import { title } from '../title.ts'

export const exhibit: Exhibit<State, Move, Event> = {
  game: kraftwagen,
  title,
  board,
  messages: { en, de },
  actor: ({ actor }) => actor,
  seats: ({ players }) => players.length,
}
