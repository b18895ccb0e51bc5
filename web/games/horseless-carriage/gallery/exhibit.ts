import { type Event, horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import type { Exhibit } from '../../../board/gallery/exhibit.ts'
import { board } from '../board/index.tsx'
import { de } from '../board/messages.de.ts'
import { en } from '../board/messages.en.ts'
import { title } from '../title.ts'

export const exhibit: Exhibit<State, Move, Event> = {
  game: horselessCarriage,
  title,
  board,
  messages: { en, de },
  actor: (state) => {
    const turn = horselessCarriage.turn(state)
    return turn.over ? 0 : (turn.seats[0] ?? 0)
  },
  seats: ({ players }) => players.length,
}
