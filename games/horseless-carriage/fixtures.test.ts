import { readdirSync, readFileSync } from 'node:fs'
import { libraryOf, type MatchRecord, readRecord, replay, verify, writeRecord } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { horselessCarriageTitle } from './title.ts'

/*
 * Finished games, written down with a hash for each entry. A change of the rules that alters any of them shows here: it
 * needs a rules version of its own, and the version before stays as it is.
 */

const folder = new URL('./fixtures/', import.meta.url)
const texts = readdirSync(folder).map((name): [string, string] => [name, readFileSync(new URL(name, folder), 'utf8')])
const library = libraryOf(horselessCarriageTitle.versions)

test.each(texts)('%s goes as it went, bit for bit', { timeout: 60_000 }, (_, text) => {
  const record = readRecord(text)
  expect(verify(record, library).match.hash).toBe(record.log.at(-1)?.hash)
  expect(writeRecord(record)).toBe(text)
})

test('there is a game of every rules version', () => {
  const versions = horselessCarriageTitle.versions.map(({ rules }) => rules)
  expect(new Set(texts.map(([, text]) => readRecord(text).rules))).toEqual(new Set(versions))
})

test('HC-7.31 only the first version asks where there is one answer', { timeout: 60_000 }, () => {
  for (const [name, text] of texts) {
    const record = readRecord(text)
    expect([name, lonelyMoves(record) > 0]).toEqual([name, record.rules === 1])
  }
})

/** How many sales were asked for although there was one legal move. */
function lonelyMoves(record: MatchRecord): number {
  let count = 0
  replay(record, library, (match) => {
    const turn = match.game.turn(match.state)
    if (turn.over || turn.open || turn.decision !== 'placeWindow') return
    for (const seat of turn.seats) if ([...match.game.moves(match.state, seat)].length === 1) count++
  })
  return count
}
