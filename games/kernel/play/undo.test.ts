import { type AuctionMove, auction } from '@carriage/auction'
import {
  type AuctionMatch,
  auctionWith,
  bid,
  bids,
  done,
  keyedAuction,
  lotUnderTheHammer,
  play,
  playToTheEnd,
  polish,
  repeatingAuction,
  spyOn,
} from '@carriage/auction/testing'
import { describe, expect, test } from 'vitest'
import type { KeyedSource } from '../chance/source.ts'
import { createLibrary } from '../contract/library.ts'
import type { Seat } from '../contract/seat.ts'
import { canonical } from '../record/canonical.ts'
import { readRecord, recordOf, writeRecord } from '../record/record.ts'
import { Divergence, replay, verify } from '../record/replay.ts'
import { hasDrawsAhead, playMove } from './match.ts'
import { askUndo, undoMove } from './undo.ts'

/** Ada bought the first lot and may polish and spy. */
function inASale(seats = 2): AuctionMatch {
  const match = auctionWith({ seats })
  bids(match, ...[5, 1, 1, 1].slice(0, seats))
  return match
}

/** Three bidders with every kind of event: a sale, spying, a withdrawn lot, a tie. */
const eventfulGame: readonly [Seat, AuctionMove][] = [
  [1, bid(1, 3)],
  [0, bid(0, 1)],
  [2, bid(2, 0)],
  [1, polish],
  [1, spyOn(2)],
  [1, polish],
  [1, done],
  [0, bid(0, 0)],
  [2, bid(2, 0)],
  [1, bid(1, 0)],
  [2, bid(2, 4)],
  [0, bid(0, 4)],
  [1, bid(1, 4)],
  [0, polish],
  [0, done],
  [2, bid(2, 1)],
]

describe('free undo', () => {
  test('within a sale, step by step', () => {
    const match = inASale()
    const positions = [canonical(match.state)]
    for (let i = 0; i < 2; i++) {
      play(match, 0, polish)
      positions.push(canonical(match.state))
    }
    expect(askUndo(match, 0)).toEqual({ legal: true, free: true, n: 4 })
    expect(undoMove(match, 0)).toEqual({ legal: true, n: 5 })
    expect(canonical(match.state)).toBe(positions[1])
    expect(undoMove(match, 0)).toEqual({ legal: true, n: 6 })
    expect(canonical(match.state)).toBe(positions[0])
  })

  test('a move in the middle is undone with all later ones', () => {
    const match = inASale()
    const before = canonical(match.state)
    play(match, 0, polish)
    play(match, 0, polish)
    expect(askUndo(match, 0, 3)).toEqual({ legal: true, free: true, n: 3 })
    undoMove(match, 0, 3)
    expect(canonical(match.state)).toBe(before)
    expect(match.line.map(({ entry }) => entry.n)).toEqual([1, 2])
  })

  test('then another move can be made, and the log contains everything', () => {
    const match = inASale()
    play(match, 0, polish)
    undoMove(match, 0)
    play(match, 0, done)
    expect(match.log.map((entry) => ('undo' in entry ? `undo ${entry.undo}` : entry.n))).toEqual([1, 2, 3, 'undo 3', 5])
    expect(match.line.map(({ entry }) => entry.n)).toEqual([1, 2, 5])
    expect(match.state.bidders[0]).toMatchObject({ coins: 7, bought: [{ polish: 0 }] })
  })

  test('changes the hash of the match, but not the position', () => {
    const match = inASale()
    const { hash } = match
    const position = canonical(match.state)
    play(match, 0, polish)
    undoMove(match, 0)
    expect(canonical(match.state)).toBe(position)
    expect(match.hash).not.toBe(hash)
    expect(match.log.at(-1)).toEqual({ n: 4, seat: 0, undo: 3, consent: [], hash: match.hash })
  })

  test('a bid can be changed until another seat bids', () => {
    const match = auctionWith()
    play(match, 0, bid(0, 3))
    undoMove(match, 0)
    expect(match.state.bidders[0]?.bid).toBeNull()
    play(match, 0, bid(0, 4))
    play(match, 1, bid(1, 0))
    expect(match.state.bidders[0]?.coins).toBe(8)
  })
})

describe('undo by consent', () => {
  test('after a draw all must agree', () => {
    const match = inASale(3)
    play(match, 0, done)
    expect(askUndo(match, 0)).toEqual({ legal: true, free: false, n: 4, because: 'drawn', at: 4, consent: [1, 2] })
  })

  test('after a secret was shown all must agree', () => {
    const match = inASale(3)
    play(match, 0, spyOn(2))
    play(match, 0, polish)
    expect(askUndo(match, 0)).toEqual({ legal: true, free: true, n: 5 })
    expect(askUndo(match, 0, 4)).toEqual({
      legal: true,
      free: false,
      n: 4,
      because: 'revealed',
      at: 4,
      consent: [1, 2],
    })
  })

  test("after another seat's move only the seats that have moved since must agree", () => {
    const match = auctionWith({ seats: 4 })
    play(match, 2, bid(2, 1))
    play(match, 3, bid(3, 1))
    play(match, 1, bid(1, 1))
    expect(askUndo(match, 2)).toEqual({ legal: true, free: false, n: 1, because: 'decided', at: 3, consent: [1, 3] })
    expect(askUndo(match, 3)).toEqual({ legal: true, free: false, n: 2, because: 'decided', at: 3, consent: [1] })
    expect(askUndo(match, 1)).toEqual({ legal: true, free: true, n: 3 })
  })

  test('the most recent obstacle is named, and all must agree', () => {
    const match = inASale(3)
    play(match, 0, done)
    play(match, 1, bid(1, 1))
    expect(askUndo(match, 0)).toEqual({ legal: true, free: false, n: 4, because: 'decided', at: 5, consent: [1, 2] })
  })

  test('is refused while a consent is missing, and changes nothing', () => {
    const match = inASale(3)
    play(match, 0, done)
    const before = canonical({ log: match.log, state: match.state, hash: match.hash })
    const refusal = { legal: false, rule: 'CH-5', facts: { because: 'drawn', at: 4, consent: [1, 2] } }
    expect(undoMove(match, 0)).toEqual(refusal)
    expect(undoMove(match, 0, undefined, [1])).toEqual(refusal)
    expect(undoMove(match, 0, 4, [0, 2])).toEqual(refusal)
    expect(canonical({ log: match.log, state: match.state, hash: match.hash })).toBe(before)
    expect(match.line).toHaveLength(4)
  })

  test('succeeds when all agree, and is logged with their consent', () => {
    const match = inASale(3)
    const before = canonical(match.state)
    play(match, 0, done)
    expect(undoMove(match, 0, undefined, [2, 1, 0])).toEqual({ legal: true, n: 5 })
    expect(canonical(match.state)).toBe(before)
    expect(match.log.at(-1)).toMatchObject({ undo: 4, consent: [1, 2] })
  })

  test('in a match without repeated draws, the next lot comes from a new number', () => {
    const match = keyedAuction()
    bids(match, 5, 1)
    const lots = new Set<string>()
    const draws: unknown[] = []
    for (let i = 0; i < 12; i++) {
      const { n } = play(match, 0, done)
      const entry = match.log.at(-1)
      if (entry && 'draws' in entry) draws.push(...entry.draws)
      expect(draws.at(-1)).toBe(match.deal(n).below(6))
      lots.add(lotUnderTheHammer(match))
      undoMove(match, 0, undefined, [1])
    }
    expect(match.log).toHaveLength(2 + 24)
    // Twelve draws below six from the same number would give one lot.
    expect(lots.size).toBeGreaterThan(1)
  })
})

describe('an undone draw', () => {
  const drawsOf = (match: AuctionMatch) => {
    const entry = match.log.at(-1)
    return entry && 'draws' in entry ? entry.draws : []
  }

  /** Ada ends the sale, which draws the next lot. */
  function drawn(match: AuctionMatch, ...before: AuctionMove[]): string {
    for (const move of before) play(match, 0, move)
    play(match, 0, done)
    expect(drawsOf(match)).toHaveLength(1)
    return lotUnderTheHammer(match)
  }

  test('repeats with the same result, however often it is tried and whatever comes before it', () => {
    const match = repeatingAuction()
    bids(match, 5, 1)
    const first = drawn(match)
    for (let i = 0; i < 12; i++) {
      // Everything Ada did in this sale.
      expect(undoMove(match, 0, match.line[2]?.entry.n, [1]).legal).toBe(true)
      expect(hasDrawsAhead(match)).toBe(true)
      expect(drawn(match, ...Array.from({ length: i % 3 }, () => polish))).toBe(first)
    }
    expect(hasDrawsAhead(match)).toBe(false)
  })

  test('and so do later ones, each at its position; the first unseen one is new', () => {
    const match = repeatingAuction()
    const reference = repeatingAuction()
    const sale = (played: AuctionMatch) => {
      bids(played, 5, 1)
      play(played, 0, done)
      return lotUnderTheHammer(played)
    }
    const lots = [sale(match), sale(match)]
    expect([sale(reference), sale(reference)]).toEqual(lots)
    undoMove(match, 0, 3, [1])
    play(match, 0, done)
    expect(lotUnderTheHammer(match)).toBe(lots[0])
    expect(sale(match)).toBe(lots[1])
    const { n } = play(match, 0, bid(0, 2))
    play(match, 1, bid(1, 1))
    play(match, 0, done)
    expect(drawsOf(match)[0]).toBe(match.deal(n + 2).below(4))
  })

  test('by one seat does not reveal what another seat would be dealt', () => {
    const match = repeatingAuction()
    bids(match, 5, 1)
    play(match, 0, done)
    const seen = match.log.at(-1)?.n ?? 0
    undoMove(match, 0, 1, [1])
    bids(match, 1, 5)
    const { n } = play(match, 1, done)
    expect(n).toBeGreaterThan(seen)
    expect(drawsOf(match)[0]).toBe(match.deal(n).below(6))
  })

  test('is in a record that verifies, and a record with another draw does not', () => {
    const match = repeatingAuction()
    bids(match, 5, 1)
    play(match, 0, done)
    for (let i = 0; i < 3; i++) {
      undoMove(match, 0, undefined, [1])
      play(match, 0, done)
    }
    playToTheEnd(match)
    const record = readRecord(writeRecord(recordOf(match)))
    const library = createLibrary([auction])
    expect(verify(record, library).draws).toBeGreaterThan(4)
    const { repeats: _, ...without } = record.source as KeyedSource
    expect(() => verify({ ...record, source: without }, library)).toThrow(Divergence)
  })

  test('also repeats after the match was resumed from its record', () => {
    const match = repeatingAuction()
    bids(match, 5, 1)
    const first = drawn(match)
    undoMove(match, 0, undefined, [1])
    const record = recordOf(match)
    const replayed = replay(record, createLibrary([auction])) as unknown as AuctionMatch
    const resumed = { ...replayed, deal: match.deal }
    expect(hasDrawsAhead(resumed)).toBe(true)
    expect(drawn(resumed, polish)).toBe(first)
  })
})

describe('no undo', () => {
  test('by a seat that has not moved, or of a number that is not its move', () => {
    const match = auctionWith()
    expect(undoMove(match, 0)).toEqual({ legal: false, rule: 'CH-6', facts: { seat: 0 } })
    play(match, 0, bid(0, 3))
    expect(undoMove(match, 1)).toMatchObject({ legal: false, rule: 'CH-6' })
    expect(undoMove(match, 1, 1, [0])).toMatchObject({ legal: false, rule: 'CH-6' })
    expect(undoMove(match, 0, 2)).toMatchObject({ legal: false, rule: 'CH-6' })
  })

  test('twice', () => {
    const match = auctionWith()
    play(match, 0, bid(0, 3))
    undoMove(match, 0)
    expect(undoMove(match, 0)).toMatchObject({ legal: false, rule: 'CH-6' })
    expect(undoMove(match, 0, 1)).toMatchObject({ legal: false, rule: 'CH-6' })
    expect(undoMove(match, 0, 2)).toMatchObject({ legal: false, rule: 'CH-6' })
  })

  test('after the end, even by consent', () => {
    const match = playToTheEnd(auctionWith())
    expect(askUndo(match, 0)).toMatchObject({ legal: false, rule: 'CH-4' })
    expect(undoMove(match, 0, undefined, [0, 1])).toMatchObject({ legal: false, rule: 'CH-4' })
  })
})

describe('when the earlier position is missing', () => {
  test('it is rebuilt from the set-up, exactly equal', () => {
    const match = keyedAuction({ seats: 3 })
    const positions: string[] = []
    for (const [seat, move] of eventfulGame) {
      positions.push(canonical(match.state))
      // A tie is decided by lot: the seat that won continues.
      const { step } = match.state
      play(match, step.name === 'sale' ? step.winner : seat, move)
    }
    for (const { entry } of match.line.toReversed()) {
      for (const standing of match.line) standing.before = undefined
      expect(undoMove(match, entry.seat, entry.n, [0, 1, 2])).toMatchObject({ legal: true })
      expect(canonical(match.state)).toBe(positions[entry.n - 1])
    }
    expect(match.line).toEqual([])
  })

  test('a free undo gives the same position whether it was stored or not', () => {
    const [saved, rebuilt] = [inASale(), inASale()]
    for (const match of [saved, rebuilt]) play(match, 0, polish)
    for (const standing of rebuilt.line) standing.before = undefined
    for (const match of [saved, rebuilt]) undoMove(match, 0)
    expect(canonical(rebuilt.state)).toBe(canonical(saved.state))
    expect(rebuilt.hash).toBe(saved.hash)
  })

  test('the match continues from there', () => {
    const match = inASale()
    play(match, 0, done)
    undoMove(match, 0, undefined, [1])
    expect(playMove(match, 0, polish).legal).toBe(true)
    expect(askUndo(match, 0)).toMatchObject({ free: true, n: 5 })
  })
})
