import { canonical, fastChance, redact, viewOf } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { startLocal } from '../../pages/local-play/local-match.ts'
import type { TableLink } from './link.ts'
import { tableModel } from './model.ts'
import { rulesIn } from './rules-in.ts'
import type { TableModel, TableModelState } from './table-state.ts'
import {
  drawnFirst,
  firstVersions,
  letBot,
  letBots,
  openedAt,
  type Room,
  tableInRoom,
  firstTitle as title,
} from './testing/table-in-room.ts'

test('previews are exact: a thousand moves lead to the positions that were previewed', async () => {
  let whole = 0
  let stopped = 0
  for (let seed = 1; whole + stopped < 1000; seed++) {
    const { model, local, emit } = tableInRoom(seed)
    const luck = fastChance(seed)
    letBots(local, emit)
    for (let state = model.store.getState(); !state.turn.over; state = model.store.getState()) {
      const move = state.moves[luck.below(state.moves.length)]!
      model.choose(move)
      const { draft } = model.store.getState()
      if (!draft?.preview.legal) throw new Error('a listed move has no preview')
      model.commit(move)
      await Promise.resolve()
      const after = model.store.getState()
      expect(after.n).toBeGreaterThan(state.n)
      const events = redact(local.past.at(-1)!.events, 0)
      if (draft.preview.state) {
        whole++
        expect(canonical(after.view)).toBe(canonical(draft.preview.state))
        expect(events).toEqual(redact(draft.preview.events, 0))
      } else {
        stopped++
        expect(events.slice(0, draft.preview.events.length)).toEqual(redact(draft.preview.events, 0))
      }
      expect(after.undo?.legal === true && after.undo.free).toBe(draft.preview.undoable && !after.turn.over)
      await Promise.resolve()
      letBots(local, emit)
    }
  }
  expect(whole).toBeGreaterThan(500)
  expect(stopped).toBeGreaterThan(0)
})

test('a match with an unknown rules version is refused', () => {
  const { model } = tableInRoom(1)
  const opened = openedAt(
    startLocal(firstVersions, { id: 'm', players: ['A', 'B'], me: 0, options: {}, secret: '0a'.repeat(32) }),
  )
  const link: TableLink = {
    listen: () => () => undefined,
    send: () => Promise.resolve({ ok: true }),
    undo: () => Promise.resolve({ ok: true }),
    record: () => Promise.resolve(''),
    close: () => undefined,
  }
  const motion = () => ({ speed: 0, calm: false }) as const
  const newer = { ...opened, table: { ...opened.table, rules: 99 } }
  expect(() => tableModel(link, newer, { title, board: undefined, motion })).toThrow('99')
  expect(rulesIn(title, 99)).toBeUndefined()
  expect(rulesIn(title, opened.table.rules)?.rules).toBe(opened.table.rules)
  model.close()
})

describe('a table', () => {
  test('shows the rule for an illegal move and changes nothing', () => {
    const { model } = tableInRoom(7)
    const before = model.store.getState()
    model.commit({ kind: 'endTurn' })
    const { refusal, n, sending } = model.store.getState()
    expect(refusal?.rule).toMatch(/^(KW|CH)-/)
    expect({ n, sending }).toEqual({ n: before.n, sending: false })
    model.forgetRefusal()
    expect(model.store.getState().refusal).toBeUndefined()
  })

  test('shows the rule for an illegal move that is only chosen, as by a first tap', () => {
    const { model, local, emit } = tableInRoom(7)
    letBots(local, emit)
    const [legal] = model.store.getState().moves
    model.choose({ kind: 'endTurn' })
    expect(model.store.getState().refusal?.rule).toMatch(/^KW-/)
    expect(model.store.getState().draft).toBeUndefined()
    model.choose(legal)
    expect(model.store.getState().refusal).toBeUndefined()
    expect(model.store.getState().draft?.chosen).toBe(true)
  })

  test('keeps a refusal while rivals act, until I have to decide', async () => {
    const { model, local, emit } = tableInRoom(9)
    letBots(local, emit)
    // My own decisions, until another seat decides twice in a row.
    let seen = 0
    for (let turn = 0; turn < 60 && seen === 0; turn++) {
      model.commit(model.store.getState().moves[0]!)
      while (model.store.getState().sending) await Promise.resolve()
      if (model.store.getState().moves.length > 0) continue
      model.commit({ kind: 'endTurn' })
      expect(model.store.getState().refusal?.rule).toBe('CH-3')
      for (let update = letBot(local); update; update = letBot(local)) {
        emit(update)
        const { moves, refusal } = model.store.getState()
        expect(refusal?.rule).toBe(moves.length > 0 ? undefined : 'CH-3')
        if (moves.length === 0) seen++
      }
    }
    expect(seen).toBeGreaterThan(0)
  })

  test('keeps the preview of a chosen move until it is released', () => {
    const { model, local, emit } = tableInRoom(9)
    letBots(local, emit)
    const [first, second] = model.store.getState().moves
    model.choose(first)
    model.peek(second)
    expect(model.store.getState().draft).toMatchObject({ move: first, chosen: true })
    model.choose(undefined)
    expect(model.store.getState().draft).toMatchObject({ move: second, chosen: false })
    model.peek(undefined)
    expect(model.store.getState().draft).toBeUndefined()
  })

  test('treats hover and focus of one piece as one preview', () => {
    const { model, local, emit } = tableInRoom(9)
    letBots(local, emit)
    const [first] = model.store.getState().moves
    model.peek(first)
    const { draft } = model.store.getState()
    model.peek({ ...first })
    expect(model.store.getState().draft).toBe(draft)
  })

  test('keeps the preview of a move until the move is made', async () => {
    const { model, local, emit, hold } = tableInRoom(9)
    letBots(local, emit)
    const { moves, n } = model.store.getState()
    const made = hold()
    model.peek(moves[0])
    model.commit(moves[0]!)
    model.peek(undefined)
    expect(model.store.getState()).toMatchObject({ n, sending: true, draft: { move: moves[0] } })
    await made()
    expect(model.store.getState()).toMatchObject({ sending: false, draft: undefined })
    expect(model.store.getState().n).toBeGreaterThan(n)
  })

  test('counts moves as missed while I am away, until I act or have read the digest', () => {
    const { model, local, emit } = tableInRoom(9)
    const sight = model.lookAway()
    expect(sight.n).toBe(0)
    letBots(local, emit)
    model.lookAgain()
    expect(model.store.getState().absence).toEqual({ from: sight, why: 'away' })
    // Leaving again without reading keeps it.
    expect(model.lookAway()).toBe(sight)
    model.lookAgain()
    model.catchUp()
    expect(model.store.getState().absence).toBeUndefined()
    expect(model.lookAway().n).toBe(model.store.getState().n)
  })

  test('counts everything since my last move as waited for when my turn comes', () => {
    const { model, local, emit } = tableInRoom(9)
    letBots(local, emit)
    expect(model.store.getState().absence?.why).toBe('waited')
    model.commit(model.store.getState().moves[0]!)
    expect(model.store.getState().absence).toBeUndefined()
  })

  test('resumes from what this device last saw', () => {
    const seen = { n: 0, view: {} }
    expect(tableInRoom(9, { seen }).model.store.getState().absence).toBeUndefined()
    const { model, local } = tableInRoom(9, { seen })
    const frames = [letBot(local), letBot(local)]
    const n = frames.at(-1)!.n
    model.receive({ ...openedAt(local), n, past: local.past })
    expect(model.store.getState().absence).toEqual({ from: seen, why: 'away' })
  })
})

test('shows a rollback until the player has read it', () => {
  const { model, local, emit } = tableInRoom(5)
  const before = openedAt(local)
  letBots(local, emit)
  model.receive(before)
  expect(model.store.getState().failure).toBeUndefined()
  model.receive({ ...before, wentBack: true })
  expect(model.store.getState()).toMatchObject({ failure: 'wentBack', n: before.n })
  model.forgetRefusal()
  expect(model.store.getState().failure).toBeUndefined()
})

test('shows a failure until the player has read it', async () => {
  const { model, local, emit, fail } = tableInRoom(5)
  letBots(local, emit)
  const { moves, n } = model.store.getState()
  fail('stale')
  model.commit(moves[0]!)
  await Promise.resolve()
  await Promise.resolve()
  expect(model.store.getState()).toMatchObject({ failure: 'stale', sending: false, n })
  model.forgetRefusal()
  expect(model.store.getState().failure).toBeUndefined()
})

describe('a round summary', () => {
  /** Plays until a round summary; returns the state just before. */
  async function untilSummary({ model, local, emit }: Room): Promise<TableModelState> {
    let before: TableModelState | undefined
    model.store.subscribe((now, was) => {
      if (now.summary && !was.summary) before = was
    })
    for (let turn = 0; turn < 500 && !before; turn++) {
      const update = letBot(local)
      const { moves } = model.store.getState()
      if (update) emit(update)
      else model.commit(moves[turn % moves.length]!)
      await settled(model)
    }
    if (!before) throw new Error('No round summary was shown.')
    return before
  }

  async function settled({ store }: TableModel): Promise<void> {
    while (store.getState().sending) await Promise.resolve()
  }

  const standing = ({ view, n, turn, entries, history, fresh, undo }: TableModelState) => {
    return { view, n, turn, entries, history, fresh, undo }
  }

  test('leaves the table unchanged until it ends, and then shows everything at once', async () => {
    const room = tableInRoom(9, { board: drawnFirst })
    const { model } = room
    const before = await untilSummary(room)
    const during = model.store.getState()
    expect(standing(during)).toEqual(standing(before))
    expect(during.moves).toEqual([])
    const { update, history } = during.summary!
    expect(history.slice(0, before.history.length)).toEqual(before.history)
    expect(history.slice(before.history.length)).toEqual(update.events)
    const seen: TableModelState[] = []
    model.store.subscribe((now) => seen.push(now))
    model.endSummary()
    for (const state of seen) expect(state).toMatchObject({ n: update.n, view: update.view, summary: undefined })
    expect(model.store.getState()).toMatchObject({ history, fresh: update.events })
    expect(model.store.getState().entries.at(-1)).toBe(update)
    const after = model.store.getState()
    model.endSummary()
    expect(model.store.getState()).toBe(after)
  })

  test('ends as soon as I play, and my move is made', async () => {
    const room = tableInRoom(9, { board: drawnFirst })
    const { model, local, emit } = room
    await untilSummary(room)
    // Moves of rivals wait for the end of the summary.
    letBots(local, emit)
    const { n, summary } = model.store.getState()
    expect(n).toBe(summary!.update.n - 1)
    const [move] = local.match.game.moves(viewOf(local.match, 0), 0)
    const played = local.match.log.length
    model.commit(move!)
    await settled(model)
    expect(local.match.log).toHaveLength(played + 1)
    expect(model.store.getState()).toMatchObject({ n: played + 1, summary: undefined, refusal: undefined })
  })

  test('ends when the match is opened again', async () => {
    const room = tableInRoom(9, { board: drawnFirst })
    const { model, local } = room
    await untilSummary(room)
    model.receive({ ...openedAt(local), n: local.match.log.length, past: local.past })
    expect(model.store.getState()).toMatchObject({ summary: undefined, n: local.match.log.length })
  })
})
