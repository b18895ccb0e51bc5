import { titleOf } from '@carriage/shared/catalogue'
import type { Bot } from '../../bot.ts'
import type { Level } from '../../levels.ts'
import { answerTasks } from '../../node/in-workers.ts'
import { botWithChanges } from '../../node/index.ts'
import { contest } from '../arena/contest.ts'

export interface FactorGames {
  readonly game: string
  readonly options: object
  readonly level: Level
  /** The effort of each decision; without it the level's own. */
  readonly iterations: number | undefined
}

/** A game, and the factors of each seat. */
export interface FactorGame {
  readonly seed: number
  readonly factors: readonly Readonly<Record<string, number>>[]
}

answerTasks<FactorGames, FactorGame, readonly number[]>(async ({ game: id, options, level, iterations }) => {
  const game = titleOf(id)?.versions[0]
  if (!game) throw new RangeError(`There is no game called ${id}.`)
  const playerWith = (factors: Readonly<Record<string, number>>): Bot => {
    const player = botWithChanges(id, level, factors)
    if (!player) throw new RangeError(`The bots of ${id} have no factors.`)
    if (iterations === undefined) return player
    return { choose: (view, seat, budget) => player.choose(view, seat, { ...budget, iterations }) }
  }
  return ({ seed, factors }) => contest(game, options, factors.map(playerWith), seed).result.scores
})
