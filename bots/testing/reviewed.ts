import { readFileSync } from 'node:fs'
import { createLibrary, fastChance, type MatchRecord, readRecord, replay, silentEffects } from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { expect } from 'vitest'
import { type Review, type ReviewedTurn, review } from '../advice/index.ts'
import { adviserFor } from '../node/index.ts'

/** A recorded game of two players. */
export function recordOf(game: string): MatchRecord {
  const file = new URL(`../../games/${game}/fixtures/two-players.record.json`, import.meta.url)
  return readRecord(readFileSync(file, 'utf8'))
}

/** The whole review, and the number of its progress reports. */
export function reviewed(of: MatchRecord, seed: number, iterations: number): { result: Review; reports: number } {
  const reviewing = review([library.latest(of.game)!], of, adviserFor(of.game)!, { iterations, seed })
  for (let reports = 0; ; reports++) {
    const { done, value } = reviewing.next()
    if (done) return { result: value, reports }
    expect(value.done).toBe(reports)
  }
}

/** No moment suggests an alternative that leads to the same position in another order. */
export function expectOtherPositions(of: MatchRecord, result: Review): void {
  const game = library.latest(of.game)!
  const positions: object[] = []
  replay(of, createLibrary([game]), ({ state }, n) => {
    positions[n] = state
  })
  const endOf = ({ after, seat }: ReviewedTurn, moves: readonly object[]) => {
    const end = game.clone(positions[after]!)
    for (const move of moves) {
      if (!game.judge(end, seat, move).legal) break
      game.play(end, seat, move, silentEffects<object>(fastChance(1)))
    }
    return JSON.stringify(end)
  }
  for (const moment of result.flat())
    expect(endOf(moment, moment.preferred.moves)).not.toBe(endOf(moment, moment.played))
}
