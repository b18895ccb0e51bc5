import { fastChance, writeRecord } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { boardOf } from '../../games/boards.ts'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { startLocal } from '../../pages/local-play/local-match.ts'
import { simpleMove } from '../../pages/local-play/simple-player.ts'
import { tableModel } from '../model/model.ts'
import { chapterAt, replayChaptersOf } from './chapters.ts'
import { moveIn, reelOf, reelSeenBy, silentLink, tableAfterMove, windTo } from './reel.ts'

const title = (await playedTitleOf(firstGame.id))!

const versions = await title.games()
const board = (await boardOf(firstGame.id))!

function playedMatch(moves: number) {
  const secret = '11'.repeat(32)
  const local = startLocal(versions, {
    id: 'reel',
    players: ['A', 'B', 'C'],
    me: 0,
    options: {},
    secret,
  })
  const luck = fastChance(3)
  const views: object[] = []
  while (local.match.log.length < moves) {
    const turn = local.match.game.turn(local.match.state)
    if (turn.over) break
    const [seat = 0] = turn.seats
    local.playBot(seat, simpleMove(local.match.game, local.match.state, seat, luck))
    views[local.match.log.length] = local.match.state
  }
  return { local, views }
}

test('every position of a game can be shown as its player saw it', () => {
  const { local, views } = playedMatch(60)
  const reel = reelOf(versions, { id: 'reel', me: 0, record: writeRecord(local.toRecord()) })
  expect(reel.positions).toHaveLength(local.match.log.length + 1)
  for (const n of [1, 20, 59]) {
    const { view, past } = tableAfterMove(reel, n)
    expect(view).toMatchObject({ round: (views[n] as { round: number }).round })
    expect(past.at(-1)?.n).toBe(n)
    expect(JSON.stringify(view)).not.toContain('"$secret":[1],"value"')
  }
})

test('stepping forward shows the round summary; jumping shows the position', () => {
  const { local } = playedMatch(1000)
  const reel = reelOf(versions, { id: 'reel', me: undefined, record: writeRecord(local.toRecord()) })
  const summaries = reel.entries.filter(({ events }) => board.isSummary(events))
  expect(summaries.length).toBeGreaterThan(1)
  const motion = () => ({ speed: 1, calm: false }) as const
  const model = tableModel(silentLink(reel), tableAfterMove(reel, 0), { title, board, motion })
  for (const { n } of summaries) {
    windTo(reel, model, n)
    expect(model.store.getState()).toMatchObject({ n, summary: undefined })
    windTo(reel, model, n - 1)
    windTo(reel, model, n)
    const { view } = tableAfterMove(reel, n)
    expect(model.store.getState()).toMatchObject({ n: n - 1, summary: { update: { n, view } } })
    model.endSummary()
    expect(model.store.getState()).toMatchObject({ n, view, summary: undefined })
  }
  model.close()
})

test('an address names a move; a number that is too high means the last one', () => {
  const reel = { entries: Array.from({ length: 8 }, (_, n) => ({ n, seat: undefined, events: [] })) }
  expect(moveIn('#move=3', reel)).toBe(3)
  expect(moveIn('#move=99', reel)).toBe(7)
  expect(moveIn('', reel)).toBe(7)
})

test('a game is replayed move by move with its events, with the view of any seat', () => {
  const { local } = playedMatch(40)
  const reel = reelOf(versions, { id: 'reel', me: 0, record: writeRecord(local.toRecord()), bots: [1] })
  const motion = () => ({ speed: 0, calm: false }) as const
  const model = tableModel(silentLink(reel), tableAfterMove(reel, 19), { title, board: undefined, motion })
  windTo(reel, model, 20, true)
  const { n, view, fresh } = model.store.getState()
  expect({ n, view, fresh }).toEqual({ n: 20, view: tableAfterMove(reel, 20).view, fresh: reel.entries[20]?.events })
  model.close()
  const other = reelSeenBy(versions, reel, 1)
  expect(other.table.me).toBe(1)
  expect(other.players.map(({ bot }) => bot)).toEqual([false, true, false])
  expect(JSON.stringify(tableAfterMove(other, 39).view)).not.toContain('"$secret":[0],"value"')
  expect(reelSeenBy(versions, reel, undefined).table.me).toBeUndefined()
})

test('chapters begin with the entries that the board names, and not with undone ones', () => {
  const board = { chapter: (event: object) => ('part' in event ? { id: 'part', values: { part: 1 } } : undefined) }
  const entries = [
    { n: 0, seat: undefined, events: [] },
    { n: 1, seat: 0, events: [{ part: 1 }] },
    { n: 2, seat: 0, events: [{ part: 2 }] },
    { n: 3, seat: 0, events: [], undone: 2 },
    { n: 4, seat: 1, events: [{ part: 2 }] },
  ] as const
  const chapters = replayChaptersOf(entries, board, () => 'Part')
  expect(chapters).toEqual([
    { n: 1, label: 'Part' },
    { n: 4, label: 'Part' },
  ])
  expect(chapterAt(chapters, 0)).toBeUndefined()
  expect(chapterAt(chapters, 3)?.n).toBe(1)
  expect(chapterAt(chapters, 9)?.n).toBe(4)
})
