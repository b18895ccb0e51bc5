import { auctionTitle } from '@carriage/auction'
import {
  auctionWith,
  bid,
  bids,
  done,
  keyedAuction,
  play,
  playToTheEnd,
  polish,
  serverSecret,
  spyOn,
} from '@carriage/auction/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordRandomGame } from '../conform/index.ts'
import { undoMove } from '../play/undo.ts'
import { type MatchRecord, readRecord, recordFormat, recordOf, UnreadableRecord, writeRecord } from './record.ts'

describe('a record', () => {
  test('is written, parsed and rewritten bit for bit, for any game', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...auctionTitle.variants), (seed, variant) => {
        const record = recordRandomGame(auctionTitle, variant, seed)
        const text = writeRecord(record)
        expect(readRecord(text)).toEqual(record)
        expect(writeRecord(readRecord(text))).toBe(text)
      }),
    )
  })

  test('likewise with an undo, spying and a keyed source, running or finished', () => {
    const match = keyedAuction({ seats: 3 })
    bids(match, 5, 1, 0)
    play(match, 0, polish)
    undoMove(match, 0)
    play(match, 0, spyOn(2))
    play(match, 0, done)
    undoMove(match, 0, undefined, [1, 2])
    const running = writeRecord(recordOf(match))
    expect(writeRecord(readRecord(running))).toBe(running)
    const over = writeRecord(recordOf(playToTheEnd(match)))
    expect(writeRecord(readRecord(over))).toBe(over)
  })

  test('is readable: header first, then one entry per line, who and what before hashes', () => {
    const match = auctionWith()
    play(match, 0, bid(0, 3))
    undoMove(match, 0)
    const lines = writeRecord(recordOf(match)).split('\n')
    expect(lines[0]).toBe(`{"format":"${recordFormat}",`)
    expect(lines.find((line) => line.startsWith('"players"'))).toBe('"players":["Ada","Bertha"],')
    expect(lines.at(-4)).toMatch(/^\{"n":1,"seat":0,"move":.*,"draws":\[\],"hash":"[0-9a-f]{32}"\},$/)
    expect(lines.at(-3)).toMatch(/^\{"n":2,"seat":0,"undo":1,"consent":\[\],"hash":"[0-9a-f]{32}"\}$/)
    expect(lines.slice(-2)).toEqual([']}', ''])
  })

  test('equal records give equal bytes, regardless of key order', () => {
    const record = recordOf(playToTheEnd(auctionWith()))
    const turned = Object.fromEntries(Object.entries(record).reverse()) as unknown as MatchRecord
    expect(writeRecord(turned)).toBe(writeRecord(record))
  })

  test('of a running match contains neither the secret of its draws nor a result', () => {
    const record = recordOf(keyedAuction())
    expect(writeRecord(record)).not.toContain(serverSecret)
    expect(record).not.toHaveProperty('result')
  })

  test('of a finished match contains the secret, so that everybody can verify it, and the result', () => {
    const record = recordOf(playToTheEnd(keyedAuction()))
    expect(record.source).toMatchObject({ kind: 'keyed', secret: serverSecret })
    expect(record.result?.ranking).toEqual([[0], [1]])
  })
})

describe('a text that is not a record', () => {
  const good = writeRecord(recordOf(playToTheEnd(auctionWith())))

  /** The valid record with one change, and the reported location. */
  test.each<[string, (record: Draft) => unknown, RegExp]>([
    ['another format', (r) => ({ ...r, format: 'carriage-house/record/2' }), /^format: /],
    ['something extra', (r) => ({ ...r, winner: 'me' }), /^winner: unrecognized_keys$/],
    ['a missing log', (r) => ({ ...r, log: undefined }), /^log: /],
    ['a seat that no table has', (r) => change(r, (copy) => (copy.log[1]!.seat = 9)), /^log\.1: /],
    ['a draw below zero', (r) => change(r, (copy) => (copy.opening.draws[0] = -1)), /^opening\.draws\.0: /],
    ['a hash that is none', (r) => change(r, (copy) => (copy.opening.hash = 'xyz')), /^opening\.hash: /],
    ['an unknown source', (r) => ({ ...r, source: { kind: 'dice' } }), /^source\.kind: /],
    ['half a point', (r) => ({ ...r, result: { ranking: [[0]], scores: [1.5] } }), /^result\.scores\.0: /],
    ['names without end', (r) => ({ ...r, players: ['x'.repeat(201), 'y'] }), /^players\.0: /],
    ['a name that turns the line around', (r) => ({ ...r, players: ['\u202eave', 'Bo'] }), /^players\.0: /],
    ['a name with a NUL', (r) => ({ ...r, players: ['Ava', 'B\0o'] }), /^players\.1: /],
    ['a match of two lines', (r) => ({ ...r, match: 'a\nb' }), /^match: /],
    ['no object at all', () => [], /^: /],
  ])('is refused for %s, and the message gives the location', (_, spoil, where) => {
    const text = JSON.stringify(spoil(JSON.parse(good) as Draft))
    expect(() => readRecord(text)).toThrow(UnreadableRecord)
    expect(() => readRecord(text)).toThrow(where)
  })

  test.each(['', 'not JSON', good.slice(0, -10)])('is refused if it is not JSON', (text) => {
    expect(() => readRecord(text)).toThrow(UnreadableRecord)
  })
})

/** The parts of a record that these tests modify. */
interface Draft {
  readonly log: { seat: number }[]
  readonly opening: { draws: unknown[]; hash: string }
}

function change(record: Draft, spoil: (copy: Draft) => void): Draft {
  spoil(record)
  return record
}
