import { fastChance } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { boardOf } from '../../games/boards.ts'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { resumeLocal, startLocal } from '../../pages/local-play/local-match.ts'
import { simpleMove } from '../../pages/local-play/simple-player.ts'
import type { EntryUpdate, Opened } from '../../table/model/link.ts'
import { tableModel } from '../../table/model/model.ts'
import { silentLink } from '../../table/replay/reel.ts'
import { paceOf, tapeOf } from './tape.ts'

const title = (await playedTitleOf(firstGame.id))!

const versions = await title.games()
const board = (await boardOf(firstGame.id))!
const motion = () => ({ speed: 0, calm: false }) as const

/** A table of a game up to my second turn, followed live or opened now. */
function tableAtMyTurn() {
  const players = ['A', 'B', 'C']
  const local = startLocal(versions, { id: 'tape', players, me: 0, options: {}, secret: '22'.repeat(32) })
  const { match } = local
  const luck = fastChance(4)
  const table = {
    id: 'tape',
    game: firstGame.id,
    rules: match.header.rules,
    place: 'local',
    me: 0,
    options: {},
  } as const
  const seats = players.map((name, seat) => ({ seat: seat as 0 | 1 | 2, name, bot: seat > 0, here: true }))
  const opened: Opened = { kind: 'opened', table, players: seats, view: match.state, n: 0, past: [], undo: undefined }
  const model = tableModel(silentLink({ record: '' }), opened, { title, board, motion })
  while (match.log.length < 120) {
    const turn = match.game.turn(match.state)
    if (turn.over) throw new Error('The game ended too early.')
    const [seat = 0] = turn.seats
    if (seat === 0 && match.log.length > 60 && match.log.at(-1)?.seat !== 0) break
    model.receive(local.playBot(seat, simpleMove(match.game, match.state, seat, luck)) as EntryUpdate)
  }
  return { model, local, table, seats }
}

test('the tape runs from the position before to the current one', () => {
  const { model } = tableAtMyTurn()
  const state = model.store.getState()
  const tape = tapeOf(state)
  expect(tape?.steps.length).toBeGreaterThan(0)
  expect(tape?.before.table.place).toBe('replay')
  expect(tape?.steps.every(({ seat }) => seat !== 0)).toBe(true)
  expect(tape?.steps.at(-1)?.view).toEqual(state.view)
  expect(state.entries.find(({ n }) => n === tape?.before.n)?.seat).toBe(0)
  model.close()
})

test('after returning to a local game, the tape is the same', () => {
  const { model, local, table, seats } = tableAtMyTurn()
  const steps = tapeOf(model.store.getState())?.steps.map(({ n }) => n)
  const again = resumeLocal(versions, local.toRecord(), 0)
  const { log, state: view } = again.match
  const past = again.shown()
  const opened: Opened = { kind: 'opened', table, players: seats, view, n: log.length, past, undo: undefined }
  const later = tableModel(silentLink({ record: '' }), opened, { title, board, motion })
  expect(tapeOf(later.store.getState())?.steps.map(({ n }) => n)).toEqual(steps)
  model.close()
  later.close()
})

test('it takes at most twenty seconds, with any number of events and at any speed', () => {
  for (const speed of [0.5, 1, 2])
    for (const steps of [1, 7, 60]) {
      let spent = 0
      for (let left = steps; left >= 0; left--) spent += paceOf({ left, spent, speed })
      expect(spent).toBeLessThanOrEqual(20_000)
    }
  expect(paceOf({ left: 3, spent: 0, speed: 1 })).toBe(1400)
})
