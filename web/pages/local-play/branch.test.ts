import { fastChance, type MatchRecord, readRecord, writeRecord } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { branchOf } from './branch.ts'
import { resumeLocal, startLocal } from './local-match.ts'
import { simpleMove } from './simple-player.ts'

const versions = await (await playedTitleOf(firstGame.id))!.games()

/** A game of two that was played to its end. */
function finishedGame(): MatchRecord {
  const local = startLocal(versions, { id: 'm', players: ['Anna', 'Ben'], me: 0, options: {}, secret: '0a'.repeat(32) })
  const chance = fastChance(1)
  while (!local.match.game.turn(local.match.state).over) {
    const { game, state } = local.match
    const bot = local.forBot()
    if (bot) local.playBot(bot.seat, simpleMove(game, bot.view, bot.seat, chance))
    else local.play(simpleMove(game, state, 0, chance))
  }
  return local.keep()
}

test('a branch stands where its game stood, and with the same moves goes on as its game did', () => {
  const record = finishedGame()
  const at = Math.floor(record.log.length / 2)
  const branch = branchOf(writeRecord(record), at, { id: 'branch-1', me: 1, level: 'mechanic' })
  const { players } = record
  expect(branch).toMatchObject({ id: 'branch-1', me: 1, moves: at, over: false, branchedAt: at, players })
  const kept = readRecord(branch.record)
  expect(kept).toMatchObject({ match: record.match, log: record.log.slice(0, at) })
  expect(kept.result).toBeUndefined()

  const local = resumeLocal(versions, kept, 1)
  for (const entry of record.log.slice(at)) {
    if (!('move' in entry)) throw new Error('Nothing was taken back in this game.')
    if (entry.seat === 1) local.play(entry.move)
    else local.playBot(entry.seat, entry.move)
  }
  expect(writeRecord(local.keep())).toBe(writeRecord(record))
})
