import { fastChance, writeRecord } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { branchAddress, branchIn, longestComment } from './branch-link.ts'
import { startLocal } from './local-match.ts'
import type { SavedMatch } from './shelf.ts'
import { simpleMove } from './simple-player.ts'

const versions = await (await playedTitleOf(firstGame.id))!.games()

/** A branch of a game in which one move was undone. */
function branch(moves: number): SavedMatch {
  const local = startLocal(versions, { id: 'm', players: ['Anna', 'Ben'], me: 0, options: {}, secret: '0a'.repeat(32) })
  const chance = fastChance(1)
  let undone = false
  while (local.match.log.length < moves) {
    const { game, state } = local.match
    const bot = local.forBot()
    if (bot) local.playBot(bot.seat, simpleMove(game, bot.view, bot.seat, chance))
    else local.play(simpleMove(game, state, 0, chance))
    if (!undone && local.undoable()?.legal) undone = !('legal' in local.undo('step'))
  }
  expect(undone).toBe(true)
  const record = writeRecord(local.toRecord())
  const players = ['Anna', 'Ben']
  const saved = { id: 'branch-1', game: firstGame.id, me: 0, level: 'mechanic', players, record } as const
  return {
    ...saved,
    moves,
    over: false,
    touched: 1,
    branchedAt: 12,
    branchName: 'A race',
    comments: { 14: 'Better so.' },
  }
}

async function dataOf(saved: SavedMatch): Promise<string> {
  return (await branchAddress(saved)).split('#branch=')[1]!
}

test('a branch is the same after encoding it in a link, with name, comments and future draws', async () => {
  const saved = branch(60)
  const back = await branchIn(await dataOf(saved), 'branch-2', 'engineer')
  expect(back).toEqual({ ...saved, id: 'branch-2', level: 'engineer', touched: back!.touched })
})

test('the link of a long branch is still short enough to share', async () => {
  expect((await branchAddress(branch(200))).length).toBeLessThan(8_000)
})

test('a truncated or changed link is refused', async () => {
  const data = await dataOf(branch(60))
  expect(await branchIn(data.slice(0, -30), 'branch-2', 'engineer')).toBeUndefined()
  expect(await branchIn('nothing', 'branch-2', 'engineer')).toBeUndefined()
  expect(await branchIn('', 'branch-2', 'engineer')).toBeUndefined()
})

test('a comment that is too long is cut', async () => {
  const data = await dataOf({ ...branch(60), comments: { 3: 'x'.repeat(5_000), y: 'no move' } })
  expect((await branchIn(data, 'branch-2', 'engineer'))?.comments).toEqual({ 3: 'x'.repeat(longestComment) })
})
