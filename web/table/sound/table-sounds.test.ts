import { fastChance, viewOf } from '@carriage/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boardOrText } from '../../games/boards.ts'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { type LocalMatch, startLocal } from '../../pages/local-play/local-match.ts'
import { simpleMove } from '../../pages/local-play/simple-player.ts'
import type { EntryUpdate, Opened, TableLink } from '../model/link.ts'
import { tableModel } from '../model/model.ts'
import type { SoundName } from './sound.ts'
import { subscribeTableSounds } from './table-sounds.ts'

const title = (await playedTitleOf(firstGame.id))!

const versions = await title.games()
const board = await boardOrText(firstGame.id)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openedAt({ match, past }: LocalMatch): Opened {
  const { game, rules, options } = match.header
  return {
    kind: 'opened',
    table: { id: 'm', game, rules, place: 'local', me: 0, options, shortTime: 30_000 },
    players: match.players.map((name, seat) => ({ seat: seat as 0 | 1 | 2, name, bot: seat > 0, here: true })),
    view: viewOf(match, 0),
    n: match.log.length,
    past: past.slice(),
    undo: undefined,
  }
}

/** A table that records its sounds. Entries are made in the match, and sent when the test wants. */
function tableWithSounds() {
  const players = ['Me', 'Ada', 'Emil']
  const local = startLocal(versions, { id: 'm', players, me: 0, options: {}, secret: '07'.repeat(32) })
  const link: TableLink = {
    listen: () => () => undefined,
    send: () => Promise.resolve({ ok: true }),
    undo: () => Promise.resolve({ ok: true }),
    record: () => Promise.resolve(''),
    close: () => undefined,
  }
  const motion = () => ({ speed: 0, calm: false }) as const
  const model = tableModel(link, openedAt(local), { title, board, motion })
  const received: (readonly SoundName[])[] = []
  const stop = subscribeTableSounds(model, (sounds) => received.push(sounds))
  const luck = fastChance(3)

  /** The next move, of any seat. */
  function move(): EntryUpdate {
    const { match } = local
    const turn = match.game.turn(match.state)
    const seat = turn.over ? 0 : (turn.seats[0] ?? 0)
    const chosen = simpleMove(match.game, viewOf(match, seat), seat, luck)
    const made = seat === 0 ? local.play(chosen) : local.playBot(seat, chosen)
    if ('legal' in made) throw new Error(made.rule)
    return made
  }
  return { model, local, received, stop, move }
}

test('each entry sounds once, when it is shown, and my turn when it begins', () => {
  const { model, received: messages, move } = tableWithSounds()
  const { store } = model
  let turns = 0
  for (let n = 0; n < 120; n++) {
    const before = store.getState().moves.length
    const update = move()
    model.receive(update)
    if (store.getState().summary) model.endSummary()
    vi.runAllTimers()
    const expected = [
      ...new Set(update.events.map((event) => board?.sound?.(event)).filter((sound) => sound !== undefined)),
    ]
    const comes = before === 0 && store.getState().moves.length > 0
    if (comes) turns++
    expect(messages.splice(0).flat()).toEqual([...expected.slice(0, 3), ...(comes ? ['turn'] : [])])
  }
  expect(turns).toBeGreaterThan(5)
})

test('entries from before a table was opened, or opened again, are silent; my turn is not', () => {
  const { model, local, received: messages, move } = tableWithSounds()
  const waits = () => {
    const turn = local.match.game.turn(local.match.state)
    return !turn.over && turn.seats.includes(0)
  }
  while (waits() || local.match.log.length < 30) move()
  model.receive(openedAt(local))
  messages.length = 0
  while (!waits()) move()
  model.receive(openedAt(local))
  expect(messages).toEqual([['turn']])
})

test('after stopping there are no sounds', () => {
  const { model, received: messages, stop, move } = tableWithSounds()
  stop()
  for (let n = 0; n < 20; n++) model.receive(move())
  expect(messages).toEqual([])
})

test('my clock sounds once, when little time is left', () => {
  const { model, received: messages } = tableWithSounds()
  const { players } = model.store.getState()
  const clock = (seat: 0 | 1, left: number) => ({ seat, left, at: Date.now(), runs: true })
  model.receive({ kind: 'seated', players, clocks: [clock(1, 31_000)] })
  vi.advanceTimersByTime(5000)
  expect(messages).toEqual([])
  model.receive({ kind: 'seated', players, clocks: [clock(0, 31_000)] })
  vi.advanceTimersByTime(999)
  expect(messages).toEqual([])
  vi.advanceTimersByTime(20_000)
  expect(messages).toEqual([['clock']])
})
