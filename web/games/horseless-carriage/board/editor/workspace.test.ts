import { greedyMove } from '@carriage/bots/horseless-carriage/greedy'
import { type Event, horselessCarriage, type Plan, type State } from '@carriage/horseless-carriage'
import { fastChance, LiveEffects, open, redact, type Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { momentOf } from '../../gallery/played.ts'
import { findFallback, shortagesOf, storedPlan } from './fallback.ts'
import { addDraft, currentDraft, freshSheet, markFallback, redraw, undo } from './sheet.ts'
import {
  emptyWorkspace,
  readWorkspace,
  sheetFor,
  type Workspace,
  withinBytes,
  withSheet,
  writeWorkspace,
} from './workspace.ts'

const me: Seat = 0

const plan = (x: number): Plan => ({
  pieces: [{ kind: 'department', type: 'planning', x, y: 9, rot: 0 }],
  expansion: null,
})

/** A workspace with two drafts, one of them with steps to undo. */
function workspaceWithDrafts(view: State): Workspace {
  const first = redraw(redraw(sheetFor(emptyWorkspace, view, me), plan(1)), plan(2))
  return withSheet(emptyWorkspace, addDraft(first, plan(3)))
}

test('no draft is lost in 500 moves of rivals, in any phase and after any number of reloads', () => {
  let rivals = 0
  for (let seed = 1; rivals < 500; seed++) {
    const chance = fastChance(seed)
    const state = horselessCarriage.setup({ seats: 4, options: momentOptions }, new LiveEffects<Event>(chance))
    let workspace: Workspace = emptyWorkspace
    let written = ''
    for (;;) {
      const turn = horselessCarriage.turn(state)
      if (turn.over) break
      const view = redact(state, me)
      if (turn.seats.includes(me) && turn.seats.length === 1) {
        // After my own move, which may change the factory, a new sheet gets drafts again.
        play(state, me, chance)
        workspace = workspaceWithDrafts(redact(state, me))
        written = JSON.stringify(sheetFor(workspace, redact(state, me), me))
        continue
      }
      const awaited = turn.seats.filter((seat) => seat !== me && !(turn.settled ?? []).includes(seat))
      const [rival] = awaited
      if (rival === undefined) {
        play(state, me, chance)
        workspace = workspaceWithDrafts(redact(state, me))
        written = JSON.stringify(sheetFor(workspace, redact(state, me), me))
        continue
      }
      if (written === '') {
        workspace = workspaceWithDrafts(view)
        written = JSON.stringify(sheetFor(workspace, view, me))
      }
      const before = state.players[me]?.factory
      play(state, rival, chance)
      if (state.players[me]?.factory !== before) {
        // My submitted plan was built: this year's sheet is done.
        workspace = workspaceWithDrafts(redact(state, me))
        written = JSON.stringify(sheetFor(workspace, redact(state, me), me))
        continue
      }
      rivals += 1
      if (rivals % 7 === 0) workspace = readWorkspace(writeWorkspace({ workspace, at: rivals })).workspace
      expect(JSON.stringify(sheetFor(workspace, redact(state, me), me))).toBe(written)
    }
  }
  expect(rivals).toBeGreaterThanOrEqual(500)
}, 120_000)

const momentOptions = momentOf({ when: () => true }).state.options

function play(state: State, seat: Seat, chance: ReturnType<typeof fastChance>): void {
  const move = greedyMove(redact(state, seat), seat, { tries: 20, chance })
  horselessCarriage.play(state, seat, move, new LiveEffects<Event>(chance))
}

test('a factory that has grown begins an empty sheet, and undoing the commit restores the old one', () => {
  const { state } = momentOf({ seed: 2, when: ({ stage, year }) => stage.name === 'factory' && year === 1 })
  const before = redact(state, me)
  let workspace = workspaceWithDrafts(before)
  const grown: State = {
    ...before,
    players: before.players.with(me, {
      ...before.players[me]!,
      factory: { ...before.players[me]!.factory, pieces: [...before.players[me]!.factory.pieces, ...plan(5).pieces] },
    }),
  }
  expect(currentDraft(sheetFor(workspace, grown, me)).plan.pieces).toEqual([])
  workspace = withSheet(workspace, redraw(sheetFor(workspace, grown, me), plan(7)))
  expect(currentDraft(sheetFor(workspace, before, me)).plan).toEqual(plan(3))
  expect(currentDraft(undo(sheetFor(workspace, grown, me))).plan.pieces).toEqual([])
})

test('on another device, my submitted or reopened plan is the first draft', () => {
  const { view, short } = shortage()
  expect(currentDraft(sheetFor(emptyWorkspace, view, me)).plan).toEqual(short)
})

test('a corrupt workspace counts as empty', () => {
  for (const text of [null, '', '{', '[]', '{"sheets":[{"drafts":[{"plan":{"pieces":[{"kind":"lift"}]}}]}]}'])
    expect(readWorkspace(text)).toEqual({ workspace: emptyWorkspace, at: 0 })
})

test('HC-5.70 after a shortage the first fallback that can still be built is found, and my plan is preserved', () => {
  const { view, short } = shortage()
  expect(shortagesOf(view, me)).toHaveLength(1)
  expect(storedPlan(view, me)).toEqual(short)
  const { expansion } = short
  const without: Plan = { pieces: [], expansion }
  const sheet = addDraft(redraw(sheetFor(emptyWorkspace, view, me), short), without)
  expect(findFallback(view, me, sheet)).toBeUndefined()
  const marked = markFallback(markFallback(sheet, 1), 2)
  expect(findFallback(view, me, marked)?.plan).toEqual(without)
})

/** The plan that greedy players would make for me in the first year, with one of its kinds of tiles run out. */
function shortage(): { view: State; short: Plan } {
  const { state } = momentOf({ seed: 2, when: ({ stage, year }) => stage.name === 'factory' && year === 1 })
  const chance = fastChance(1)
  const move = greedyMove(redact(state, me), me, { tries: 60, chance })
  if (move.kind !== 'submitPlan') throw new RangeError('The move is no plan.')
  const short = open(move.plan)
  const mainline = short.pieces.findIndex(({ kind }) => kind === 'mainline')
  const piece = short.pieces[mainline]
  if (piece?.kind !== 'mainline' || state.stage.name !== 'factory')
    throw new RangeError('The first piece is no mainline.')
  state.supply[piece.type] = 0
  const shortages = [{ tile: piece.type, left: 0, need: 1, pieces: [mainline] }]
  state.stage.plans[me] = { state: 'draft', kept: short, short: shortages }
  return { view: redact(state, me), short }
}

test('a workspace that is too large loses old steps first, then old years, and never the current plans', () => {
  const piece = { kind: 'department', type: 'planning', x: 5, y: 5, rot: 0 } as const
  const plan = (pieces: number) => ({ pieces: Array.from({ length: pieces }, () => piece), expansion: null })
  const sheet = (base: string) =>
    Array.from({ length: 200 }, (_, step) => step % 20).reduce(
      (drawn, pieces) => redraw(drawn, plan(pieces)),
      freshSheet(base),
    )
  const workspace: Workspace = { sheets: [sheet('2/1'), sheet('6/2'), sheet('9/3')] }
  const bytes = (of: Workspace) => new TextEncoder().encode(JSON.stringify(of)).length
  expect(withinBytes(workspace, 10_000_000).sheets[2]?.drafts[0].past).toHaveLength(100)
  const saved = withinBytes(workspace, 65_000)
  expect(bytes(saved)).toBeLessThanOrEqual(65_000)
  expect(saved.sheets).toHaveLength(3)
  const steps = saved.sheets[2]?.drafts[0].past ?? []
  expect(steps.length).toBeGreaterThan(0)
  expect(steps).toEqual(workspace.sheets[2]?.drafts[0].past.slice(-steps.length))
  const least = withinBytes(workspace, 2_500)
  expect(least.sheets.map(({ base }) => base)).toEqual(['9/3'])
  expect(least.sheets[0]?.drafts[0].plan).toEqual(workspace.sheets[2]?.drafts[0].plan)
})
