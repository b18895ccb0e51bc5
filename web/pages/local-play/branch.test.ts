import { fastChance, type MatchRecord, readRecord, writeRecord } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { branchOf } from './branch.ts'
import { resumeLocal, startLocal } from './local-match.ts'
import { simpleMove } from './simple-player.ts'

const versions = await (await playedTitleOf(firstGame.id))!.games()

/** A finished game of two. */
function finishedGame(): MatchRecord {
  const local = startLocal(versions, { id: 'm', players: ['Anna', 'Ben'], me: 0, options: {}, secret: '0a'.repeat(32) })
  const chance = fastChance(1)
  while (!local.match.game.turn(local.match.state).over) {
    const { game, state } = local.match
    const bot = local.forBot()
    if (bot) local.playBot(bot.seat, simpleMove(game, bot.view, bot.seat, chance))
    else local.play(simpleMove(game, state, 0, chance))
  }
  return local.toRecord()
}

test('a branch starts at the position of its game, and the same moves lead to the same game', () => {
  const record = finishedGame()
  const at = Math.floor(record.log.length / 2)
  const branch = branchOf(writeRecord(record), at, { id: 'branch-1', me: 1, level: 'mechanic' })
  const { players } = record
  expect(branch).toMatchObject({ id: 'branch-1', me: 1, moves: at, over: false, branchedAt: at, players })
  const saved = readRecord(branch.record)
  expect(saved).toMatchObject({ match: record.match, log: record.log.slice(0, at) })
  expect(saved.result).toBeUndefined()

  const local = resumeLocal(versions, saved, 1)
  for (const entry of record.log.slice(at)) {
    if (!('move' in entry)) throw new Error('The last entry is no move.')
    if (entry.seat === 1) local.play(entry.move)
    else local.playBot(entry.seat, entry.move)
  }
  expect(writeRecord(local.toRecord())).toBe(writeRecord(record))
})
