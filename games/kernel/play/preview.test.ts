import { type AuctionEvent, type AuctionMove, type AuctionState, auction } from '@carriage/auction'
import { type AuctionMatch, auctionWith, bid, bids, done, play, polish, spyOn } from '@carriage/auction/testing'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../contract/seat.ts'
import { canonical } from '../record/canonical.ts'
import { redact } from '../secrets/secret.ts'
import { viewOf } from './match.ts'
import { type Preview, preview } from './preview.ts'

function look(match: AuctionMatch, seat: Seat, move: AuctionMove): Preview<AuctionState, AuctionEvent> {
  return preview(auction, viewOf(match, seat), seat, move)
}

describe('a preview', () => {
  test('shows the position and the events as the seat will see them', () => {
    const match = auctionWith({ seats: 3 })
    play(match, 1, bid(1, 4))
    const shown = look(match, 0, bid(0, 3))
    const played = play(match, 0, bid(0, 3))
    expect(shown).toEqual({
      legal: true,
      state: viewOf(match, 0),
      events: redact(played.events, 0),
      undoable: true,
    })
  })

  test('changes neither the view nor the match', () => {
    const match = auctionWith()
    const view = viewOf(match, 0)
    const before = canonical([view, match.state, match.log])
    preview(auction, view, 0, bid(0, 3))
    expect(canonical([view, match.state, match.log])).toBe(before)
  })

  test('stops at chance: nobody knows the next lot', () => {
    const match = auctionWith()
    bids(match, 5, 1)
    const shown = look(match, 0, done)
    expect(shown).toEqual({ legal: true, stopped: 'chance', events: [], undoable: false })
  })

  test("stops at another seat's secret: the last bid reveals all", () => {
    const match = auctionWith()
    play(match, 0, bid(0, 5))
    const shown = look(match, 1, bid(1, 6))
    expect(shown).toMatchObject({ legal: true, stopped: 'secret', undoable: false })
    expect(shown).not.toHaveProperty('state')
    expect(canonical(shown)).not.toContain('"value":5')
  })

  test('stops where spying would show a card', () => {
    const match = auctionWith()
    bids(match, 5, 1)
    expect(look(match, 0, spyOn(1))).toMatchObject({ legal: true, stopped: 'secret', undoable: false })
  })

  test('is not undoable if others learn something, even if its own seat does not', () => {
    const match = auctionWith({ seats: 2, wishes: ['clock', 'clock', 'landau', 'barouche'] })
    bids(match, 3, 0)
    play(match, 0, spyOn(1))
    play(match, 0, done)
    bids(match, 3, 0)
    // Ada already knows the card, so she can look ahead; the effects still record that it was shown.
    expect(look(match, 0, spyOn(1))).toMatchObject({
      legal: true,
      undoable: false,
      state: { bidders: [{ coins: 2 }, {}] },
    })
  })

  test('of a refused move returns the rule', () => {
    const match = auctionWith()
    expect(look(match, 0, bid(0, 13))).toEqual({ legal: false, rule: 'AU-5', facts: { bid: 13, coins: 12 } })
    expect(look(match, 0, polish)).toMatchObject({ legal: false, rule: 'AU-11' })
  })

  test('is freely undoable exactly if the move is', () => {
    const match = auctionWith()
    bids(match, 5, 1)
    expect(look(match, 0, polish)).toMatchObject({ undoable: true })
    expect(look(match, 0, spyOn(1))).toMatchObject({ undoable: false })
    expect(look(match, 0, done)).toMatchObject({ undoable: false })
  })

  test('does not swallow a bug in the rules', () => {
    const broken = {
      ...auction,
      play() {
        throw new TypeError('a bug')
      },
    }
    expect(() => preview(broken, auctionWith().state, 0, bid(0, 1))).toThrow('a bug')
  })
})
