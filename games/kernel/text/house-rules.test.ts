import { auction } from '@carriage/auction'
import {
  type AuctionMatch,
  auctionWith,
  bid,
  bids,
  done,
  play,
  playToTheEnd,
  polish,
  spyOn,
} from '@carriage/auction/testing'
import { expect, test } from 'vitest'
import { playMove } from '../play/match.ts'
import { readMove } from '../play/read.ts'
import { askUndo, undoMove } from '../play/undo.ts'

test('CH-1 a malformed move is refused before the rules see it', () => {
  expect(readMove(auction, 0, { kind: 'bid' })).toMatchObject({
    ok: false,
    refusal: { rule: 'CH-1', facts: { at: 'coins' } },
  })
})

test('CH-2 a bid cannot be sealed for another bidder', () => {
  expect(readMove(auction, 0, bid(1, 3))).toMatchObject({ ok: false, refusal: { rule: 'CH-2', facts: { seat: 0 } } })
  expect(readMove(auction, 1, bid(1, 3)).ok).toBe(true)
})

test('CH-3 only the winner can act in a sale', () => {
  expect(playMove(inASale(5), 1, done)).toEqual({ legal: false, rule: 'CH-3', facts: { seat: 1, waitingFor: [0] } })
})

test('CH-4 nobody can bid after the end of the auction', () => {
  const match = playToTheEnd(auctionWith())
  expect(playMove(match, 0, bid(0, 0))).toMatchObject({ legal: false, rule: 'CH-4' })
  expect([...auction.moves(match.state, 0)]).toEqual([])
})

test('CH-5 polishing can be undone freely; undoing spying and ending the sale needs the consent of the others', () => {
  const match = inASale(5, 3)
  play(match, 0, polish)
  expect(askUndo(match, 0)).toMatchObject({ free: true })
  play(match, 0, spyOn(1))
  expect(undoMove(match, 0)).toMatchObject({ rule: 'CH-5', facts: { because: 'revealed', consent: [1, 2] } })
  play(match, 0, done)
  expect(undoMove(match, 0)).toMatchObject({ rule: 'CH-5', facts: { because: 'drawn', consent: [1, 2] } })
  expect(undoMove(match, 0, undefined, [1, 2]).legal).toBe(true)
})

test('CH-6 a seat that has not bid has nothing to undo', () => {
  const match = auctionWith()
  play(match, 0, bid(0, 1))
  expect(undoMove(match, 1)).toMatchObject({ legal: false, rule: 'CH-6', facts: { seat: 1 } })
})

/** Ada bought the first lot for this many coins. */
function inASale(coins: number, seats = 2): AuctionMatch {
  const match = auctionWith({ seats, wishes: [...Array<string>(seats - 1).fill('clock'), 'carriage'] })
  bids(match, coins, ...Array<number>(seats - 1).fill(0))
  return match
}
