import type { Plan, State } from '@carriage/horseless-carriage'
import type { BoardDrafts } from '../../../../table/board/board.ts'
import { emptyDesk, sheetFor, withSheet } from '../editor/desk.ts'
import { redraw } from '../editor/sheet.ts'
import { draftingStore } from './store.ts'

/** The desk of a seat, for a lesson. */
export const boardDrafts: BoardDrafts<State> = {
  clear: (match, seat) => draftingStore(match, seat).setState({ desk: emptyDesk, hand: undefined, tile: undefined }),
  draw: (match, seat, view, { before, after }) => {
    const store = draftingStore(match, seat)
    const { desk } = store.getState()
    // The lessons of this game draft plans.
    const sheet = redraw(sheetFor(desk, view, seat, before as Plan), after as Plan)
    store.setState({ desk: withSheet(desk, sheet), at: Date.now(), hand: undefined })
  },
}
