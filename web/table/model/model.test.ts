import { canonical, fastChance, redact, viewOf } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { type LocalMatch, startLocal } from '../../local/local-match.ts'
import { simpleMove } from '../../local/simple-player.ts'
import type { Sight } from '../digest/absence.ts'
import type { EntryUpdate, Failure, MoveAnswer, Opened, TableLink, Update } from './link.ts'
import { tableModel } from './model.ts'
import { rulesIn } from './rules-in.ts'
import type { TableModel } from './table-state.ts'

const title = (await playedTitleOf(firstGame.id))!

/** A table whose match is in the same room: what a worker does, without the worker. */
interface Room {
  readonly model: TableModel
  readonly local: LocalMatch
  readonly tell: (update: Update) => void
  /** Keeps the next move on its way; what it returns lets it arrive. */
  readonly hold: () => () => Promise<void>
  /** Keeps the next move from being made. */
  readonly fail: (how: Failure) => void
}

function tableOf(seed: number, seen?: Sight): Room {
  const secret = seed.toString(16).padStart(2, '0').repeat(32)
  const players = ['Me', 'Ada', 'Emil']
  const local = startLocal(title.versions, { id: 'm', players, me: 0, options: {}, secret })
  let hear: (update: Update) => void = () => undefined
  const answer = (made: ReturnType<LocalMatch['play']>): Promise<MoveAnswer> => {
    if ('legal' in made) return Promise.resolve({ ok: false, refusal: made })
    hear(made)
    return Promise.resolve({ ok: true })
  }
  let way: Promise<void> | undefined
  let failure: Failure | undefined
  const link: TableLink = {
    listen: (told) => {
      hear = told
      return () => undefined
    },
    send: (move) => {
      if (failure) return Promise.resolve({ ok: false, failure })
      return way ? way.then(() => answer(local.play(move))) : answer(local.play(move))
    },
    undo: (reach) => answer(local.undo(reach)),
    record: () => Promise.resolve(''),
    close: () => undefined,
  }
  const opened = openedAt(local)
  const motion = () => ({ speed: 0, calm: false }) as const
  const model = tableModel(link, opened, { title, board: undefined, motion, seen })
  const fail = (how: Failure) => {
    failure = how
  }
  return { model, local, tell: (update) => hear(update), hold, fail }

  function hold(): () => Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    way = promise
    return async () => {
      way = undefined
      resolve()
      for (let step = 0; step < 5; step++) await Promise.resolve()
    }
  }
}

function openedAt({ match }: LocalMatch): Opened {
  const { game, rules, options } = match.header
  return {
    kind: 'opened',
    table: { id: 'm', game, rules, place: 'local', me: 0, options },
    players: match.players.map((name, seat) => ({ seat: seat as 0 | 1 | 2, name, bot: seat > 0, here: true })),
    view: viewOf(match, 0),
    n: 0,
    past: [],
    undo: undefined,
  }
}

function letBot(local: LocalMatch): EntryUpdate | undefined {
  const turn = local.forBot()
  if (!turn) return undefined
  const { seat, view, seed } = turn
  const made = local.playBot(seat, simpleMove(local.match.game, view, seat, fastChance(seed)))
  return 'legal' in made ? undefined : made
}

function letBots(local: LocalMatch, tell: (update: Update) => void): void {
  for (let update = letBot(local); update; update = letBot(local)) tell(update)
}

test('preview equals result: in a thousand moves, what was promised is what happened', async () => {
  let whole = 0
  let stopped = 0
  for (let seed = 1; whole + stopped < 1000; seed++) {
    const { model, local, tell } = tableOf(seed)
    const luck = fastChance(seed)
    letBots(local, tell)
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
      letBots(local, tell)
    }
  }
  expect(whole).toBeGreaterThan(500)
  expect(stopped).toBeGreaterThan(0)
})

test('a match by rules that this page does not have is never played by others', () => {
  const { model } = tableOf(1)
  const opened = openedAt(
    startLocal(title.versions, { id: 'm', players: ['A', 'B'], me: 0, options: {}, secret: '0a'.repeat(32) }),
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

describe('at the table', () => {
  test('an illegal attempt is answered at once by its rule and changes nothing', () => {
    const { model } = tableOf(7)
    const before = model.store.getState()
    model.commit({ kind: 'endTurn' })
    const { refusal, n, sending } = model.store.getState()
    expect(refusal?.rule.id).toMatch(/^(KW|CH)-/)
    expect(refusal?.rule.text.length).toBeGreaterThan(10)
    expect({ n, sending }).toEqual({ n: before.n, sending: false })
    model.forgetRefusal()
    expect(model.store.getState().refusal).toBeUndefined()
  })

  test('choosing an illegal move, as a finger does first, is answered by its rule', () => {
    const { model, local, tell } = tableOf(7)
    letBots(local, tell)
    const [legal] = model.store.getState().moves
    model.choose({ kind: 'endTurn' })
    expect(model.store.getState().refusal?.rule.id).toMatch(/^KW-/)
    expect(model.store.getState().draft).toBeUndefined()
    model.choose(legal)
    expect(model.store.getState().refusal).toBeUndefined()
    expect(model.store.getState().draft?.chosen).toBe(true)
  })

  test('a reason stays while rivals act, until I am asked myself', async () => {
    const { model, local, tell } = tableOf(9)
    letBots(local, tell)
    // My own decisions, until another seat is asked twice in a row.
    let seen = 0
    for (let turn = 0; turn < 60 && seen === 0; turn++) {
      model.commit(model.store.getState().moves[0]!)
      while (model.store.getState().sending) await Promise.resolve()
      if (model.store.getState().moves.length > 0) continue
      model.commit({ kind: 'endTurn' })
      expect(model.store.getState().refusal?.rule.id).toBe('CH-3')
      for (let update = letBot(local); update; update = letBot(local)) {
        tell(update)
        const { moves, refusal } = model.store.getState()
        expect(refusal?.rule.id).toBe(moves.length > 0 ? undefined : 'CH-3')
        if (moves.length === 0) seen++
      }
    }
    expect(seen).toBeGreaterThan(0)
  })

  test('a chosen move keeps its preview until it is put down', () => {
    const { model, local, tell } = tableOf(9)
    letBots(local, tell)
    const [first, second] = model.store.getState().moves
    model.choose(first)
    model.peek(second)
    expect(model.store.getState().draft).toMatchObject({ move: first, chosen: true })
    model.choose(undefined)
    expect(model.store.getState().draft).toMatchObject({ move: second, chosen: false })
    model.peek(undefined)
    expect(model.store.getState().draft).toBeUndefined()
  })

  test('pointer and focus on one piece are one look', () => {
    const { model, local, tell } = tableOf(9)
    letBots(local, tell)
    const [first] = model.store.getState().moves
    model.peek(first)
    const { draft } = model.store.getState()
    model.peek({ ...first })
    expect(model.store.getState().draft).toBe(draft)
  })

  test('the preview of a move stays until the move is made', async () => {
    const { model, local, tell, hold } = tableOf(9)
    letBots(local, tell)
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

  test('what happens while I look elsewhere counts as missed, until I act or have read of it', () => {
    const { model, local, tell } = tableOf(9)
    const sight = model.lookAway()
    expect(sight.n).toBe(0)
    letBots(local, tell)
    model.lookAgain()
    expect(model.store.getState().absence).toEqual({ from: sight, why: 'away' })
    // Leaving again without having read it keeps it.
    expect(model.lookAway()).toBe(sight)
    model.lookAgain()
    model.catchUp()
    expect(model.store.getState().absence).toBeUndefined()
    expect(model.lookAway().n).toBe(model.store.getState().n)
  })

  test('when my turn comes after waiting, all since my own last act counts as waited for', () => {
    const { model, local, tell } = tableOf(9)
    letBots(local, tell)
    expect(model.store.getState().absence?.why).toBe('waited')
    model.commit(model.store.getState().moves[0]!)
    expect(model.store.getState().absence).toBeUndefined()
  })

  test('a sight that this device kept tells where I stopped following', () => {
    const seen = { n: 0, view: {} }
    expect(tableOf(9, seen).model.store.getState().absence).toBeUndefined()
    const { model, local } = tableOf(9, seen)
    const frames = [letBot(local), letBot(local)]
    const n = frames.at(-1)!.n
    model.hear({ ...openedAt(local), n, past: local.past })
    expect(model.store.getState().absence).toEqual({ from: seen, why: 'away' })
  })
})

test('what no rule forbids and is still not done is told until the player has read it', async () => {
  const { model, local, tell, fail } = tableOf(5)
  letBots(local, tell)
  const { moves, n } = model.store.getState()
  fail('stale')
  model.commit(moves[0]!)
  await Promise.resolve()
  await Promise.resolve()
  expect(model.store.getState()).toMatchObject({ failure: 'stale', sending: false, n })
  model.forgetRefusal()
  expect(model.store.getState().failure).toBeUndefined()
})
