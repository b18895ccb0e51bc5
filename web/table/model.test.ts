import { canonical, fastChance, redact, viewOf } from '@carriage/kernel'
import { kraftwagenTitle } from '@carriage/kraftwagen'
import { describe, expect, test } from 'vitest'
import { type LocalMatch, startLocal } from '../local/local-match.ts'
import { simpleOpponent } from '../local/opponent.ts'
import type { Answer, News, Opened, TableLink } from './link.ts'
import { type TableModel, tableModel } from './model.ts'

/** A table whose match is in the same room: what a worker does, without the worker. */
function tableOf(seed: number): { model: TableModel; local: LocalMatch; tell: (news: News) => void } {
  const secret = seed.toString(16).padStart(2, '0').repeat(32)
  const players = ['Me', 'Ada', 'Emil']
  const opponent = simpleOpponent
  const local = startLocal(kraftwagenTitle.versions, { id: 'm', players, me: 0, opponent, options: {}, secret })
  let hear: (news: News) => void = () => undefined
  const answer = (made: ReturnType<LocalMatch['play']>): Promise<Answer> => {
    if ('legal' in made) return Promise.resolve({ ok: false, refusal: made })
    hear(made)
    return Promise.resolve({ ok: true })
  }
  const link: TableLink = {
    listen: (ears) => {
      hear = ears
      return () => undefined
    },
    send: (move) => answer(local.play(move)),
    undo: (reach) => answer(local.undo(reach)),
    record: () => Promise.resolve(''),
    close: () => undefined,
  }
  const { header } = local.match
  const opened: Opened = {
    kind: 'opened',
    table: { id: 'm', game: header.game, rules: header.rules, place: 'local', me: 0, options: header.options },
    plates: players.map((name, seat) => ({ seat: seat as 0 | 1 | 2, name, bot: seat > 0, here: true })),
    view: viewOf(local.match, 0),
    n: 0,
    past: [],
    undo: undefined,
  }
  const motion = () => ({ speed: 0, calm: false }) as const
  const model = tableModel(link, opened, { title: kraftwagenTitle, kit: undefined, motion })
  return { model, local, tell: (news) => hear(news) }
}

function letBots(local: LocalMatch, tell: (news: News) => void): void {
  for (let frame = local.letBotMove(); frame; frame = local.letBotMove()) tell(frame)
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
})
