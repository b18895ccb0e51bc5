import type { LaidFloor, Move, Piece, Plan, State } from '@carriage/horseless-carriage'
import { canonical, isSecret, open } from '@carriage/kernel'
import type { BoardDrafts } from '../../../../board/interaction/board.ts'
import { addHints, emptyPlan, openDraft, redraw } from '../editor/sheet.ts'
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
  suggest: (match, seat, view, moves) => {
    const [first, ...rest] = moves.flatMap((move) => planIn(move as Move) ?? []) // of this game
    if (!first) return false
    const store = draftingStore(match, seat)
    const { workspace } = store.getState()
    const sheet = sheetFor(workspace, view, seat)
    // HC-2.9 a set-up has one draft.
    const hinted = view.stage.name === 'setUp' ? redraw(sheet, first) : addHints(sheet, [first, ...rest])
    const comparing = view.stage.name !== 'setUp' && rest.length > 0
    store.setState({ workspace: withSheet(workspace, hinted), at: Date.now(), hand: undefined, comparing })
    return true
  },
  open: (match, seat, view, move) => {
    const store = draftingStore(match, seat)
    const { workspace } = store.getState()
    const sheet = sheetFor(workspace, view, seat)
    const plan = planIn(move as Move) // of this game
    const found = sheet.drafts.find((draft) => canonical(draft.plan) === canonical(plan))
    if (!found) return
    const opened = withSheet(workspace, openDraft(sheet, found.id))
    store.setState({ workspace: opened, at: Date.now(), hand: undefined, comparing: false })
  },
  change: (words, { before, after }) => {
    const { t } = words
    const [laid] = addedTo(before as Plan, after as Plan)
    const [taken] = addedTo(after as Plan, before as Plan)
    if (laid) return t('floor.fits', { piece: nameIn(words, laid), x: laid.x, y: laid.y })
    return taken ? `${t('tool.drop')}: ${nameIn(words, taken)}` : ''
  },
}

/** The plan that a move submits; the departments of the set-up are drafted like one. */
function planIn(move: Move): Plan | undefined {
  if (move.kind === 'submitPlan') return isSecret(move.plan) ? open(move.plan) : move.plan
  if (move.kind !== 'placeDepartments') return undefined
  const pieces: Piece[] = [
    { kind: 'department', type: 'research', ...move.research },
    { kind: 'department', type: 'planning', ...move.planning },
  ]
  return { ...emptyPlan, pieces }
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
