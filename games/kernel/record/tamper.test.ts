import { hash } from 'node:crypto'
import { auction, auctionV1 } from '@carriage/auction'
import {
  type AuctionMatch,
  bids,
  done,
  play,
  playToTheEnd,
  polish,
  serverSecret,
  spyOn,
} from '@carriage/auction/testing'
import { describe, expect, test } from 'vitest'
import { keyedSource } from '../chance/source.ts'
import { createLibrary } from '../contract/library.ts'
import { startMatch } from '../play/match.ts'
import { undoMove } from '../play/undo.ts'
import type { Hasher } from './hash.ts'
import { readRecord, recordOf, UnreadableRecord, writeRecord } from './record.ts'
import { Divergence, verify } from './replay.ts'

/*
 * A finished record, changed byte by byte. After each change the record cannot be parsed, or `verify` names that entry.
 */

const library = createLibrary([auctionV1, auction])
const digest: Hasher = (text) => hash('sha256', text)

/** Contains everything a log can: draws known to one seat, a draw in a move, a free undo and one by consent. */
function recordedMatch(): AuctionMatch {
  const match: AuctionMatch = startMatch(auction, {
    match: 'tampered',
    players: ['Ada', 'Ben'],
    options: { purse: 'plain' },
    source: keyedSource(serverSecret, 'tampered', ['blümchen', 'say "hi"']),
    digest,
  })
  bids(match, 4, 4)
  const winner = match.state.step.name === 'sale' ? match.state.step.winner : 0
  play(match, winner, polish)
  undoMove(match, winner)
  play(match, winner, spyOn(winner === 0 ? 1 : 0))
  play(match, winner, done)
  undoMove(match, winner, undefined, [0, 1])
  play(match, winner, done)
  bids(match, 0, 0)
  return playToTheEnd(match)
}

const match = recordedMatch()
const original = Buffer.from(writeRecord(recordOf(match)))

/** A section of the record, and the entry at which a change in it must be reported. */
interface Stretch {
  readonly what: string
  readonly entry: number
  readonly from: number
  readonly to: number
}

/** The position of a text that occurs exactly once after a certain point. */
function stretch(what: string, entry: number, text: string, after = 0): Stretch {
  const from = original.indexOf(text, after)
  if (from < 0) throw new Error(`The record does not contain ${text}.`)
  return { what, entry, from, to: from + Buffer.byteLength(text) }
}

/** The value of an entry's field, as written in its line. */
function field(entry: number, name: string): Stretch {
  const line = entry === 0 ? stretch('', 0, '"opening":') : stretch('', entry, `\n{"n":${entry},`)
  const from = stretch('', entry, `"${name}":`, line.from).to
  const end = name === 'hash' ? '}' : name === 'draws' ? ',"hash"' : ',"draws"'
  return { what: `${name} of entry ${entry}`, entry, from, to: original.indexOf(end, from) }
}

const moves = match.log.filter((entry) => 'move' in entry).map(({ n }) => n)
const entries = [0, ...match.log.map(({ n }) => n)]

// Digits and letters, which usually leave a record parseable, and the syntax characters of JSON.
const manyOthers = '0129acz"}],: -'
const fewOthers = '0c"'

const kinds = [
  { kind: 'move', others: manyOthers, stretches: moves.map((n) => field(n, 'move')) },
  { kind: 'draw', others: manyOthers, stretches: [0, ...moves].map((n) => field(n, 'draws')) },
  {
    kind: 'nonce',
    others: manyOthers,
    // The nonces are part of the header, so the set-up shows changes first.
    stretches: [stretch('nonce of seat 0', 0, '"blümchen"'), stretch('nonce of seat 1', 0, '"say \\"hi\\""')],
  },
  { kind: 'hash', others: fewOthers, stretches: entries.map((n) => field(n, 'hash')) },
]

/** The result for a text: refused as a record, wrong at an entry, or valid. */
function outcomeOf(bytes: Buffer): string {
  try {
    verify(readRecord(bytes.toString()), library, digest)
    return 'holds'
  } catch (error) {
    if (error instanceof UnreadableRecord) return 'unreadable'
    if (error instanceof Divergence) return `entry ${error.n}`
    throw error
  }
}

interface Attempt {
  readonly outcome: string
  readonly entry: number
  /** Shown in the failure message. */
  readonly changed: string
}

/** The result when the bytes from `at` on are replaced. */
function attempt({ what, entry }: Stretch, at: number, removed: number, ...put: readonly number[]): Attempt {
  const bytes = Buffer.concat([original.subarray(0, at), Buffer.from(put), original.subarray(at + removed)])
  return { outcome: outcomeOf(bytes), entry, changed: `${what}: ${bytes.subarray(at - 12, at + 12).toString()}` }
}

/** Changes each byte of a section in each of the ways of `change`. */
function eachByte({ from, to }: Stretch, change: (at: number, byte: number) => Attempt[]): Attempt[] {
  return Array.from({ length: to - from }, (_, i) => change(from + i, original[from + i] ?? 0)).flat()
}

function expectAllFound(attempts: readonly Attempt[]): void {
  expect(attempts.filter(({ outcome, entry }) => outcome !== 'unreadable' && outcome !== `entry ${entry}`)).toEqual([])
}

test('unchanged, the record is valid', () => {
  expect(outcomeOf(original)).toBe('holds')
  expect(match.log.filter((entry) => 'undo' in entry).map(({ consent }) => consent.length)).toEqual([0, 1])
})

describe.each(kinds)('any byte of any $kind is changed', ({ others, stretches }) => {
  test.each(stretches)('$what', (where) => {
    const attempts = eachByte(where, (at, byte) =>
      [byte ^ 32, ...Buffer.from(others)]
        .filter((other) => other !== byte)
        .map((other) => attempt(where, at, 1, other)),
    )
    expectAllFound(attempts)
    // An empty list of draws has no byte that could be changed and still be parsed.
    const named = attempts.filter(({ outcome }) => outcome !== 'unreadable').length
    if (where.to - where.from > 2) expect(named).toBeGreaterThan(0)
  })
})

/** All verified lines: everything except player names, which can be deleted. */
function lines(): Stretch[] {
  let from = 0
  return original
    .toString()
    .split(/(?<=\n)/)
    .map((text) => {
      const to = from + Buffer.byteLength(text)
      const line = { what: text.slice(0, 20).trim(), entry: entryOf(text), from, to }
      from = to
      return line
    })
    .filter(({ what }) => !what.startsWith('"players"'))
}

function entryOf(line: string): number {
  if (line.startsWith('"result"')) return match.log.length
  return Number(/^\{"n":(\d+)/.exec(line)?.[1] ?? 0)
}

describe('anywhere in the record', () => {
  const newline = 0x0a

  test.each(lines())('a bit is flipped, a byte removed or added: $what', (line) => {
    const attempts = eachByte(line, (at, byte) => [
      attempt(line, at, 1, byte ^ 1),
      // Without a line break it is still the same record.
      ...(byte === newline ? [] : [attempt(line, at, 1)]),
      attempt(line, at, 0, 0x31),
    ])
    expectAllFound(attempts)
  })

  test('entries are removed, duplicated or swapped', () => {
    const log = lines().filter(({ what }) => what.startsWith('{"n":'))
    const texts = log.map(({ from, to }) => original.subarray(from, to).toString())
    const whole = { from: log[0]?.from ?? 0, to: log.at(-1)?.to ?? 0 }
    const attempts = texts.slice(0, -1).flatMap((text, i) => {
      const [before, [next = '', ...after]] = [texts.slice(0, i), texts.slice(i + 1)]
      return [
        rewritten(i + 1, [...before, next, ...after]),
        rewritten(i + 2, [...before, text, text, next, ...after]),
        rewritten(i + 1, [...before, next, text, ...after]),
      ]
    })
    expectAllFound(attempts)

    function rewritten(entry: number, by: readonly string[]): Attempt {
      const where = { ...whole, what: `entry ${entry}`, entry }
      return attempt(where, whole.from, whole.to - whole.from, ...Buffer.from(by.join('')))
    }
  })
})

test('player names are not verified: they can be deleted, and the record is still valid', () => {
  const name = stretch('players', 0, 'Ada')
  expect(attempt(name, name.from, 3, ...Buffer.from('Nobody')).outcome).toBe('holds')
})
