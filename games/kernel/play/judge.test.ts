import { auction, auctionTitle } from '@carriage/auction'
import { auctionWith, bid, bids, done, play, playToTheEnd, polish, spyOn } from '@carriage/auction/testing'
import { describe, expect, test } from 'vitest'
import { houseRules } from '../contract/rule.ts'
import { secret } from '../secrets/secret.ts'
import { judgeMove, ruleOf } from './judge.ts'
import { viewOf } from './match.ts'
import { explain, readMove, readOptions } from './read.ts'

describe('judging', () => {
  test('CH-3 a seat that is not asked is refused with the awaited seats', () => {
    const match = auctionWith({ seats: 3 })
    play(match, 1, bid(1, 2))
    expect(judgeMove(auction, match.state, 1, bid(1, 3))).toEqual({
      legal: false,
      rule: 'CH-3',
      facts: { seat: 1, waitingFor: [0, 2] },
    })
    expect(judgeMove(auction, match.state, 0, bid(0, 3))).toEqual({ legal: true })
  })

  test('CH-4 no moves after the end', () => {
    const match = playToTheEnd(auctionWith())
    expect(judgeMove(auction, match.state, 0, done)).toEqual({ legal: false, rule: 'CH-4', facts: {} })
  })

  test("gives the same verdict on the mover's view", () => {
    const match = auctionWith()
    play(match, 0, bid(0, 5))
    for (const coins of [0, 12, 13, -1]) {
      const move = bid(1, coins)
      expect(judgeMove(auction, viewOf(match, 1), 1, move)).toEqual(judgeMove(auction, match.state, 1, move))
    }
  })
})

describe('CH-1 reading a move', () => {
  test('a well-formed move is unchanged', () => {
    expect(readMove(auction, 2, { kind: 'bid', coins: { $secret: [2], value: 3 } })).toEqual({
      ok: true,
      value: bid(2, 3),
    })
  })

  test.each<[string, unknown, string]>([
    ['nothing', null, ''],
    ['a text', 'polish', ''],
    ['an unknown kind', { kind: 'steal' }, 'kind'],
    ['something extra', { kind: 'done', twice: true }, 'twice'],
    ['a bid in the open', { kind: 'bid', coins: 3 }, 'coins'],
    ['half a coin', { kind: 'bid', coins: { $secret: [0], value: 1.5 } }, 'coins.value'],
    ['a seat that no table has', { kind: 'spy', on: 8 }, 'on'],
  ])('%s is refused with its path', (_, input, at) => {
    expect(readMove(auction, 0, input)).toMatchObject({
      ok: false,
      refusal: { legal: false, rule: 'CH-1', facts: { at } },
    })
  })
})

describe('CH-2 sealing', () => {
  test.each([
    ['for another seat', [1]],
    ['for oneself and another', [0, 1]],
    ['for nobody', []],
    ['for oneself twice', [0, 0]],
  ])('%s is refused', (_, seats) => {
    const input = { kind: 'bid', coins: { $secret: seats, value: 3 } }
    expect(readMove(auction, 0, input)).toEqual({
      ok: false,
      refusal: { legal: false, rule: 'CH-2', facts: { seat: 0 } },
    })
  })
})

describe('the options of a table', () => {
  test('get their defaults if omitted', () => {
    expect(readOptions(auction, {})).toEqual({ ok: true, value: { purse: 'plain' } })
    expect(readOptions(auction, { purse: 'deep' })).toEqual({ ok: true, value: { purse: 'deep' } })
  })

  test('are refused if unknown to the game', () => {
    expect(readOptions(auction, { purse: 'bottomless' })).toMatchObject({ ok: false, refusal: { rule: 'CH-1' } })
    expect(readOptions(auction, { purses: 'deep' })).toMatchObject({ ok: false })
    expect(readOptions(auction, undefined)).toMatchObject({ ok: false })
  })
})

describe('explaining', () => {
  test('a legal move is legal', () => {
    expect(explain(auction, auctionWith().state, 0, bid(0, 3))).toEqual({ legal: true })
  })

  test('a refusal names its rule and facts', () => {
    const explained = explain(auction, auctionWith().state, 0, bid(0, 13))
    expect(explained).toEqual({ legal: false, rule: 'AU-5', facts: { bid: 13, coins: 12 } })
    expect(ruleOf(auctionTitle, 'AU-5')).toEqual({
      id: 'AU-5',
      section: 'Bidding',
      title: 'Bids you can pay',
      text: 'You bid from 0 up to the coins in your purse.',
    })
  })

  test('any input gets an answer', () => {
    const { state } = auctionWith()
    for (const input of [undefined, null, 7, 'x', [], {}, { kind: 'bid', coins: secret(3, [1]) }]) {
      const explained = explain(auction, state, 0, input)
      if (explained.legal) expect.fail('that was no move')
      expect(['CH-1', 'CH-2']).toContain(explained.rule)
    }
  })

  test('every refusal in the sale and the bidding has a rule, a title and facts', () => {
    const bidding = auctionWith()
    const sale = auctionWith()
    bids(sale, 11, 1)
    const found = [
      explain(auction, bidding.state, 0, bid(0, -1)),
      explain(auction, bidding.state, 0, polish),
      explain(auction, sale.state, 0, bid(0, 1)),
      explain(auction, sale.state, 0, spyOn(1)),
      explain(auction, sale.state, 1, done),
    ].map((explained) =>
      explained.legal ? 'legal' : [explained.rule, ruleOf(auctionTitle, explained.rule).title, explained.facts],
    )
    expect(found).toEqual([
      ['AU-5', 'Bids you can pay', { bid: -1, coins: 12 }],
      ['AU-11', 'Going on', { step: 'bidding' }],
      ['AU-4', 'Sealed bids', { step: 'sale' }],
      ['AU-10', 'Spying on a rival', { coins: 1, spyFee: 2, spied: false }],
      ['CH-3', 'Whose decision it is', { seat: 1, waitingFor: [0] }],
    ])
  })

  test('a refusal by an unknown rule is reported as a bug', () => {
    expect(() => ruleOf(auctionTitle, 'AU-99')).toThrow('auction refused a move by AU-99')
    expect(ruleOf(auctionTitle, 'CH-4')).toBe(houseRules[3])
  })
})
