import { fastChance, viewOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { Digest } from '../../board/interaction/board.ts'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { type LocalMatch, startLocal } from '../../pages/local-play/local-match.ts'
import { simpleMove } from '../../pages/local-play/simple-player.ts'
import { en } from '../../platform/i18n/en.ts'
import { loadTranslator } from '../../platform/i18n/game-translator.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import type { Absence, Sight } from './absence.ts'
import { digestLines, mostLines } from './digest.ts'

const title = (await playedTitleOf(firstGame.id))!

const versions = await title.games()

const t = createMessageFormatter({ en }, 'en')
const emit = loadTranslator(title, 'en', 0, (seat) => ['Guest', 'Ada', 'Emil'][seat] ?? '')

function playUntil(local: LocalMatch, entries: number): void {
  const luck = fastChance(3)
  while (local.match.log.length < entries) {
    const { game, state } = local.match
    const turn = game.turn(state)
    if (turn.over) return
    const [seat = 0] = turn.seats
    local.playBot(seat, simpleMove(game, viewOf(local.match, seat), seat, luck))
  }
}

function tableAt(entries: number): LocalMatch {
  const players = ['Guest', 'Ada', 'Emil']
  const options = { id: 'm', players, me: 0, options: {}, secret: 'cd'.repeat(32) } as const
  const local = startLocal(versions, options)
  playUntil(local, entries)
  return local
}

function linesOf(
  local: LocalMatch,
  from: Sight,
  why: Absence['why'],
  digest?: (events: readonly object[]) => Digest,
): string[] {
  const { match } = local
  const turn = match.game.turn(match.state)
  const view = viewOf(match, 0)
  const isMyTurn = !turn.over && turn.seats.includes(0)
  const entries = local.past
  return digestLines({
    absence: { from, why },
    view,
    me: 0,
    entries,
    isMyTurn,
    over: turn.over,
    digest,
    translator: emit,
    t: t,
  })
}

test('in any game, a returning player gets at most five lines, their own first', () => {
  const local = tableAt(20)
  const from = { n: 20, view: viewOf(local.match, 0) }
  for (let entries = 30; entries < 400; entries += 7) {
    playUntil(local, entries)
    const lines = linesOf(local, from, 'away')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.length).toBeLessThanOrEqual(mostLines)
    expect(lines[0]).toMatch(/^Your turn: |^Not your turn yet|^The game is over/)
  }
})

test('the latest events of others come first, and the rest is counted', () => {
  const local = tableAt(20)
  const from = { n: 20, view: viewOf(local.match, 0) }
  playUntil(local, 120)
  const missed = local.past.filter(({ n, seat }) => n > 20 && seat !== 0).flatMap(({ events }) => emit.events(events))
  const lines = linesOf(local, from, 'away')
  expect(lines[1]).toBe(missed.at(-1))
  expect(lines.at(-1)).toBe(`${missed.length - 3} more events in the log.`)
})

test('no digest for a player who has seen everything', () => {
  const local = tableAt(60)
  expect(linesOf(local, { n: 60, view: viewOf(local.match, 0) }, 'away')).toEqual([])
})

test('a player who only waited gets a digest only if their own seat changed', () => {
  const local = tableAt(20)
  const from = { n: 20, view: viewOf(local.match, 0) }
  playUntil(local, 80)
  const idle = () => ({ own: [], others: ['Ada hires.'] })
  const hurt = () => ({ own: ['Your car is lost.'], others: ['Ada hires.'] })
  expect(linesOf(local, from, 'waited', idle)).toEqual([])
  expect(linesOf(local, from, 'waited', hurt)).toEqual(['Your car is lost.', 'Ada hires.'])
})

test('long news about my own seat leaves room for what others did', () => {
  const local = tableAt(20)
  const from = { n: 20, view: viewOf(local.match, 0) }
  playUntil(local, 80)
  const busy = () => ({ own: ['1', '2', '3', '4', '5', '6'], others: ['a', 'b', 'c'] })
  expect(linesOf(local, from, 'away', busy)).toEqual(['1', '2', '3', 'a', '2 more events in the log.'])
})
