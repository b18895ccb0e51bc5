import { readFileSync } from 'node:fs'
import { library } from '@carriage/catalogue'
import { type MatchRecord, readRecord } from '@carriage/kernel'
import { expect } from 'vitest'
import { type Review, review } from '../advice/index.ts'
import { adviserFor } from '../node/index.ts'

/** A recorded game of two players. */
export function recordOf(game: string): MatchRecord {
  const file = new URL(`../../games/${game}/fixtures/two-players.record.json`, import.meta.url)
  return readRecord(readFileSync(file, 'utf8'))
}

/** The whole review, and the number of its progress reports. */
export function reviewed(of: MatchRecord, seed: number, iterations: number): { result: Review; told: number } {
  const reviewing = review([library.latest(of.game)!], of, adviserFor(of.game)!, { iterations, seed })
  for (let told = 0; ; told++) {
    const { done, value } = reviewing.next()
    if (done) return { result: value, told }
    expect(value.done).toBe(told)
  }
}
