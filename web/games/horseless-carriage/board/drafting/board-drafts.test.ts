import { horselessCarriage, type Move, type State, standardOptions } from '@carriage/horseless-carriage'
import { fastChance, redact, type Seat, secret, silentEffects } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { currentDraft, type Sheet } from '../editor/sheet.ts'
import { sheetFor } from '../editor/workspace.ts'
import { boardDrafts } from './board-drafts.ts'
import { draftingStore } from './store.ts'

const me: Seat = 0

function begun(): State {
  const chance = fastChance(1)
  return horselessCarriage.setup({ seats: 3, options: standardOptions }, silentEffects<object>(chance))
}

/** A position in which factories are planned. */
function planning(): State {
  const chance = fastChance(1)
  const state = begun()
  while (state.stage.name !== 'factory') {
    const turn = horselessCarriage.turn(state)
    if (turn.over) throw new Error('The game has a factory phase.')
    const [seat = me] = turn.seats
    const move = horselessCarriage.suggest?.(state, seat, chance) ?? [...horselessCarriage.moves(state, seat)][0]
    horselessCarriage.play(state, seat, move as Move, silentEffects<object>(chance))
  }
  return state
}

function sheetOf(match: string, view: State): Sheet {
  return sheetFor(draftingStore(match, me).getState().workspace, view, me)
}

test('hints for a factory are on the floor as drafts, side by side, and any of them can be opened', () => {
  const view = redact(planning(), me)
  const moves = [3, 5].map((x): Move => {
    const piece = { kind: 'station', type: 'door', x, y: 0, rot: 0 } as const
    return { kind: 'submitPlan', plan: secret({ pieces: [piece], expansion: null }, [me]) }
  })
  expect(boardDrafts.suggest('a', me, view, moves)).toBe(true)
  expect(sheetOf('a', view).drafts.map(({ hint }) => hint)).toEqual([undefined, true, true])
  expect(currentDraft(sheetOf('a', view)).plan.pieces).toMatchObject([{ x: 3 }])
  expect(draftingStore('a', me).getState().comparing).toBe(true)
  boardDrafts.open('a', me, view, moves[1]!)
  expect(currentDraft(sheetOf('a', view)).plan.pieces).toMatchObject([{ x: 5 }])
  expect(draftingStore('a', me).getState().comparing).toBe(false)
})

test('a hint for the set-up is the draft of the departments, and undo restores what was there', () => {
  const view = redact(begun(), me)
  const [move] = [horselessCarriage.suggest?.(view, me, fastChance(2))]
  expect(boardDrafts.suggest('b', me, view, [move!])).toBe(true)
  const { plan, past } = currentDraft(sheetOf('b', view))
  expect(plan.pieces.map((piece) => piece.kind === 'department' && piece.type)).toEqual(['research', 'planning'])
  expect(past).toHaveLength(1)
})

test('other moves are no drafts', () => {
  expect(boardDrafts.suggest('c', me, redact(begun(), me), [{ kind: 'pass' }])).toBe(false)
})
