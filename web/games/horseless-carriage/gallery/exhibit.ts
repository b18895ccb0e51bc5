import {
  type Event,
  horselessCarriage,
  horselessCarriageTitle,
  type Move,
  type State,
} from '@carriage/horseless-carriage'
import type { AnyTitle } from '@carriage/kernel'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { board } from '../board/index.tsx'
import { de } from '../board/messages.de.ts'
import { en } from '../board/messages.en.ts'

export const exhibit: Exhibit<State, Move, Event> = {
  game: horselessCarriage,
  // Tables work with any title; this one is narrower than they ask for.
  title: horselessCarriageTitle as unknown as AnyTitle,
  board,
  messages: { en, de },
  actor: (state) => {
    const turn = horselessCarriage.turn(state)
    return turn.over ? 0 : (turn.seats[0] ?? 0)
  },
  seats: ({ players }) => players.length,
}
