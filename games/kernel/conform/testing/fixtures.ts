import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLibrary, type Library } from '../../contract/library.ts'
import type { Title } from '../../contract/title.ts'
import { type MatchRecord, readRecord, writeRecord } from '../../record/record.ts'
import { replay, verify } from '../../record/replay.ts'

/** The finished games of a folder, for further tests of a game. */
interface Fixtures<Options, Event> {
  readonly library: Library
  readonly records: readonly MatchRecord[]
  readonly optionsOf: (record: MatchRecord) => Options
  readonly eventsOf: (record: MatchRecord) => Event[]
}

/**
 * Finished games, recorded with a hash per entry. A rules change that alters any of them fails here: it needs a new
 * rules version, and the previous version stays.
 */
export function fixturesTest<State extends object, Move extends object, Options extends object, Event extends object>(
  title: Title<State, Move, Options, Event>,
  folder: URL,
): Fixtures<Options, Event> {
  const texts = readdirSync(folder).map((name): [string, string] => [name, readFileSync(new URL(name, folder), 'utf8')])
  const records = texts.map(([, text]) => readRecord(text))
  const library = createLibrary(title.versions)

  test.each(texts)('%s replays bit for bit', { timeout: 120_000 }, (_, text) => {
    const record = readRecord(text)
    const { match, draws } = verify(record, library)
    expect(match.hash).toBe(record.log.at(-1)?.hash)
    expect(draws).toBe([record.opening, ...record.log].reduce((sum, entry) => sum + drawsOf(entry), 0))
    expect(writeRecord(record)).toBe(text)
  })

  test('every rules version has a finished game', () => {
    const versions = title.versions.map(({ rules }) => rules)
    expect(new Set(records.map(({ rules }) => rules))).toEqual(new Set(versions))
  })

  test('every finished game has committed chance with its secret published', () => {
    for (const { source } of records) expect(source.kind === 'keyed' && source.secret).toMatch(/^[0-9a-f]{64}$/)
  })

  return {
    library,
    records,
    // Both are verified with the record, which the library finds by the game's id.
    optionsOf: ({ options }) => options as Options,
    eventsOf(record) {
      const events: Event[] = []
      replay(record, library, (_match, _n, emitted) => events.push(...(emitted as Event[])))
      return events
    },
  }
}

function drawsOf(entry: MatchRecord['opening'] | MatchRecord['log'][number]): number {
  return 'draws' in entry ? entry.draws.length : 0
}
