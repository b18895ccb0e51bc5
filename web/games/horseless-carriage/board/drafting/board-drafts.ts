import type { LaidFloor, Piece, Plan, State } from '@carriage/horseless-carriage'
import type { BoardDrafts } from '../../../../board/interaction/board.ts'
import { redraw } from '../editor/sheet.ts'
import { emptyWorkspace, sheetFor, withSheet } from '../editor/workspace.ts'
import { nameOf } from '../names.ts'
import { draftingStore } from './store.ts'

/** The drafts of a seat, for lessons. */
export const boardDrafts: BoardDrafts<State> = {
  clear: (match, seat) =>
    draftingStore(match, seat).setState({ workspace: emptyWorkspace, hand: undefined, tile: undefined }),
  draw: (match, seat, view, { before, after }) => {
    const store = draftingStore(match, seat)
    const { workspace } = store.getState()
    // The lessons of this game draft plans.
    const sheet = redraw(sheetFor(workspace, view, seat, before as Plan), after as Plan)
    store.setState({ workspace: withSheet(workspace, sheet), at: Date.now(), hand: undefined })
  },
  change: (words, { before, after }) => {
    const { t } = words
    const [laid] = addedTo(before as Plan, after as Plan)
    const [taken] = addedTo(after as Plan, before as Plan)
    if (laid) return t('floor.fits', { piece: nameIn(words, laid), x: laid.x, y: laid.y })
    return taken ? `${t('tool.drop')}: ${nameIn(words, taken)}` : ''
  },
}

type Laid = Piece | LaidFloor

/** The pieces of the second plan that are not in the first. */
function addedTo(before: Plan, after: Plan): Laid[] {
  const lain = new Set(laidIn(before).map((each) => JSON.stringify(each)))
  return laidIn(after).filter((each) => !lain.has(JSON.stringify(each)))
}

function laidIn({ pieces, expansion }: Plan): Laid[] {
  return expansion ? [...pieces, expansion] : [...pieces]
}

function nameIn(words: Parameters<typeof nameOf>[0], laid: Laid): string {
  return nameOf(words, 'kind' in laid ? laid : 'expansion')
}
