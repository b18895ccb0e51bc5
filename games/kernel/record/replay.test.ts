import { createHash } from 'node:crypto'
import { auction, auctionV1 } from '@carriage/auction'
import {
  type AuctionMatch,
  auctionWith,
  bids,
  done,
  keyedAuction,
  play,
  playToTheEnd,
  polish,
  serverSecret,
  spyOn,
} from '@carriage/auction/testing'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keyedSource } from '../chance/source.ts'
import { createLibrary } from '../contract/library.ts'
import { viewOf } from '../play/match.ts'
import { undoMove } from '../play/undo.ts'
import { canonical } from './canonical.ts'
import { type MatchRecord, readRecord, recordOf, writeRecord } from './record.ts'
import { Divergence, replay, verify } from './replay.ts'

const library = createLibrary([auctionV1, auction])

/** A whole match with ties, an undo by consent, a free one and spying. */
function finishedMatch(game = auction): AuctionMatch {
  const match = keyedAuction({ game, seats: 3 })
  bids(match, 4, 4, 4)
  if (match.state.step.name === 'bidding') bids(match, 3, 0, 0)
  const { step } = match.state
  const winner = step.name === 'sale' ? step.winner : 0
  play(match, winner, polish)
  undoMove(match, winner)
  play(match, winner, spyOn(winner === 0 ? 1 : 0))
  play(match, winner, done)
  undoMove(match, winner, undefined, [0, 1, 2])
  return playToTheEnd(match)
}

describe('replaying', () => {
  test('restores the match: position, log, hash and possible undos', () => {
    const match = finishedMatch()
    const again = replay(readRecord(writeRecord(recordOf(match))), library)
    expect(canonical(again.state)).toBe(canonical(match.state))
    expect(again.hash).toBe(match.hash)
    expect(again.log).toEqual(match.log)
    expect(again.line.map(({ entry }) => entry.n)).toEqual(match.line.map(({ entry }) => entry.n))
    expect(writeRecord(recordOf(again))).toBe(writeRecord(recordOf(match)))
  })

  test('works for a running match without its secret', () => {
    const match = keyedAuction()
    bids(match, 5, 1)
    const again = replay(recordOf(match), library)
    expect(canonical(viewOf(again, 0))).toBe(canonical(viewOf(match, 0)))
  })

  test('passes the set-up and each entry with its events to a watcher, in order', () => {
    const match = finishedMatch()
    const seen: [number, string, number][] = []
    replay(recordOf(match), library, (at, n, events) => seen.push([n, at.hash, events.length]))
    expect(seen.map(([n]) => n)).toEqual([0, ...match.log.map(({ n }) => n)])
    expect(seen.map(([, hash]) => hash)).toEqual([match.opening.hash, ...match.log.map(({ hash }) => hash)])
    expect(seen[0]?.[2]).toBe(match.setupEvents.length)
    expect(seen.filter(([, , events]) => events === 0).map(([n]) => n)).toEqual(
      match.log.filter((entry) => 'undo' in entry).map(({ n }) => n),
    )
  })

  test('can use the native digest', () => {
    const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
    const match = finishedMatch()
    expect(replay(recordOf(match), library, undefined, digest).hash).toBe(match.hash)
    expect(verify(recordOf(match), library, digest).match.hash).toBe(match.hash)
  })
})

describe('verifying', () => {
  test('checks every draw of a finished match against the commitment', () => {
    const match = finishedMatch()
    const draws = [match.opening, ...match.log].flatMap((entry) => ('draws' in entry ? entry.draws : []))
    expect(draws.length).toBeGreaterThan(6)
    expect(verify(recordOf(match), library).draws).toBe(draws.length)
  })

  test('checks a running match except for its draws', () => {
    const match = keyedAuction()
    bids(match, 5, 1)
    expect(verify(recordOf(match), library).draws).toBe(0)
  })

  test('checks the draws of a simulation against its seed', () => {
    const match = auctionWith({ wishes: ['clock', 'clock', 'landau'] })
    expect(problemOf(() => verify(recordOf(match), library))).toBe('wrong draw')
  })

  test('a record of version 1 still verifies while version 2 is loaded', () => {
    const match = finishedMatch(auctionV1)
    const record = recordOf(match)
    expect(record.rules).toBe(1)
    expect(verify(record, library).match.hash).toBe(match.hash)
    expect(problemOf(() => verify({ ...record, rules: 2 }, library))).toBeDefined()
  })

  test('a server that deals from another secret than committed is detected', () => {
    const record = recordOf(finishedMatch())
    if (record.source.kind !== 'keyed') expect.fail('the source is keyed')
    const { source } = record
    const other = keyedSource(serverSecret.replace('00', 'ff'), record.match, source.nonces)
    expect(findingOf({ ...record, source: { ...source, secret: other.secret! } })).toEqual([0, 'wrong commitment'])
    expect(findingOf({ ...record, source: { ...source, commitment: other.commitment } })).toEqual([
      0,
      'wrong commitment',
    ])
    expect(findingOf({ ...record, source: other })).toEqual([0, 'wrong draw'])
  })

  test('a secret of the wrong length is a wrong commitment, not a crash', () => {
    const record = recordOf(finishedMatch())
    if (record.source.kind !== 'keyed') expect.fail('the source is keyed')
    expect(findingOf({ ...record, source: { ...record.source, secret: '00' } })).toEqual([0, 'wrong commitment'])
  })

  test('changed nonces or match ids are detected by the draws', () => {
    const record = recordOf(finishedMatch())
    if (record.source.kind !== 'keyed') expect.fail('the source is keyed')
    expect(findingOf({ ...record, source: { ...record.source, nonces: ['a', 'b', 'c'] } })).toEqual([0, 'wrong draw'])
    expect(findingOf({ ...record, match: 'wednesday' })).toEqual([0, 'wrong commitment'])
  })

  test('a wrong or missing result is detected', () => {
    const record = recordOf(finishedMatch())
    const { result, ...unfinished } = record
    const turned = { ranking: result!.ranking.toReversed(), scores: result!.scores }
    expect(findingOf({ ...record, result: turned })).toEqual([record.log.length, 'wrong result'])
    expect(findingOf(unfinished)).toEqual([record.log.length, 'wrong result'])
    expect(findingOf({ ...recordOf(auctionWith({})), result: result! })).toBeDefined()
  })

  test('an unknown game or version cannot be verified, and is named', () => {
    const record = recordOf(finishedMatch())
    expect(() => verify({ ...record, game: 'chess' }, library)).toThrow('Entry 0: unknown game (chess 2)')
    expect(() => verify({ ...record, rules: 3 }, library)).toThrow('Entry 0: unknown game (auction 3)')
  })

  test('seats and names must match, and options must be known to the game', () => {
    const record = recordOf(finishedMatch())
    expect(findingOf({ ...record, players: ['Ada'] })).toEqual([0, 'wrong number of seats'])
    expect(findingOf({ ...record, options: { purse: 'none' } })).toEqual([0, 'unreadable options'])
    expect(findingOf({ ...record, options: {} })).toEqual([0, 'unreadable options'])
    expect(findingOf({ ...record, seats: 5, players: ['A', 'B', 'C', 'D', 'E'] })).toEqual([0, 'broken rules'])
  })

  test('a changed set-up is reported at entry 0', () => {
    const record = recordOf(finishedMatch())
    const { opening } = record
    expect(findingOf({ ...record, opening: { ...opening, hash: '00' } })).toEqual([0, 'wrong hash'])
    expect(findingOf({ ...record, opening: { ...opening, draws: [...opening.draws, 0] } })).toEqual([0, 'wrong draw'])
    expect(findingOf({ ...record, opening: { ...opening, draws: opening.draws.slice(1) } })).toEqual([0, 'wrong draw'])
  })

  test('a changed entry is reported at that entry', () => {
    const record = recordOf(finishedMatch())
    const firstMove = record.log[0]!
    expect(findingOf(withEntry(record, 0, { ...firstMove, hash: '00' }))).toEqual([1, 'wrong hash'])
    expect(findingOf(withEntry(record, 0, { ...firstMove, n: 2 }))).toEqual([1, 'wrong number'])
    expect(findingOf(withEntry(record, 0, { ...firstMove, seat: 1 }))).toEqual([1, 'unreadable move'])
    expect(findingOf(withEntry(record, 0, { ...firstMove, move: done }))).toEqual([1, 'illegal move'])
    expect(findingOf(withEntry(record, 0, { ...firstMove, move: { kind: 'steal' } }))).toEqual([1, 'unreadable move'])
    expect(findingOf(withEntry(record, 0, { ...firstMove, draws: [1] }))).toEqual([1, 'wrong draw'])
  })

  test('a move that would be parsed differently is reported at that entry', () => {
    // This schema drops unknown fields, so a padded move would be played unnoticed.
    const move = z.object({ kind: z.string(), coins: z.optional(z.unknown()), on: z.optional(z.int()) })
    const lenient = { ...auction, move: move as unknown as typeof auction.move }
    const record = recordOf(finishedMatch())
    const firstMove = record.log[0]!
    if ('undo' in firstMove) expect.fail('the entry is a move')
    const padded = withEntry(record, 0, { ...firstMove, move: { ...firstMove.move, extra: 1 } })
    expect(verify(record, createLibrary([lenient])).match.hash).toBe(record.log.at(-1)?.hash)
    expect(findingOf(padded, createLibrary([lenient]))).toEqual([1, 'unreadable move'])
  })

  test('an undo that was not allowed is reported at that entry', () => {
    const record = recordOf(finishedMatch())
    const at = record.log.findIndex((entry) => 'undo' in entry && entry.consent.length > 0)
    const entry = record.log[at]!
    if (!('undo' in entry)) expect.fail('the entry is an undo')
    expect(findingOf(withEntry(record, at, { ...entry, consent: [] }))).toEqual([at + 1, 'illegal undo'])
    expect(findingOf(withEntry(record, at, { ...entry, undo: 1 }))).toEqual([at + 1, 'illegal undo'])
  })

  test('consent that was not given is reported at that entry', () => {
    const record = recordOf(finishedMatch())
    const at = record.log.findIndex((entry) => 'undo' in entry && entry.consent.length === 0)
    const entry = record.log[at]!
    expect(findingOf(withEntry(record, at, { ...entry, consent: [1] }))).toEqual([at + 1, 'illegal undo'])
  })
})

function withEntry(record: MatchRecord, index: number, entry: MatchRecord['log'][number]): MatchRecord {
  return { ...record, log: record.log.with(index, entry) }
}

function findingOf(record: MatchRecord, games = library): [number, string] | undefined {
  try {
    verify(record, games)
  } catch (error) {
    if (error instanceof Divergence) return [error.n, error.problem]
    throw error
  }
  return undefined
}

function problemOf(act: () => unknown): string | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof Divergence) return error.problem
    throw error
  }
  return undefined
}
