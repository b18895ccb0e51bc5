import { createHash } from 'node:crypto'
import { auction, auctionV1 } from '@carriage/auction'
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
} from '@carriage/auction/testing'
import { describe, expect, test } from 'vitest'
import type { Chance } from '../chance/chance.ts'
import { fastChance } from '../chance/fast-chance.ts'
import { keyedSource } from '../chance/source.ts'
import { canonical } from '../record/canonical.ts'
import { advance } from './advance.ts'
import { playMove, resultOf, startMatch, viewOf } from './match.ts'

const parameters = { match: 'm', options: { purse: 'plain' }, source: { kind: 'fast', seed: 1 } } as const

describe('a new match', () => {
  test('is set up by the rules, with an empty log', () => {
    const match = auctionWith({ wishes: ['clock', 'carriage', 'landau'] })
    expect(match.state.step).toEqual({ name: 'bidding', lot: 'landau' })
    expect(match.log).toEqual([])
    expect(match.hash).toBe(match.opening.hash)
    expect(match.opening.draws).toHaveLength(3)
  })

  test('stores in its header the options, the rules version and no names', () => {
    const { header, players } = keyedAuction({ game: auctionV1, seats: 3, purse: 'deep' })
    expect(header).toMatchObject({ match: 'tuesday', game: 'auction', rules: 1, seats: 3, options: { purse: 'deep' } })
    expect(players).toEqual(['Ada', 'Bertha', 'Carl'])
    expect(canonical(header)).not.toContain('Ada')
  })

  test.each([0, 1, 5])('is an error for %d players when the game is for two to four', (count) => {
    const players = Array<string>(count).fill('x')
    expect(() => startMatch(auction, { ...parameters, players })).toThrow(`auction is for 2 to 4 seats, not ${count}.`)
  })

  test('does not start until each seat has given its nonce', () => {
    const source = keyedSource(serverSecret, 'm', ['only one'])
    expect(() => startMatch(auction, { ...parameters, players: ['A', 'B'], source })).toThrow('needs 2 nonces')
  })

  test('has a hash over the header, but not over names or the secret', () => {
    const hashOf = (change: object) => startMatch(auction, { ...parameters, players: ['A', 'B'], ...change }).hash
    expect(hashOf({ match: 'other' })).not.toBe(hashOf({}))
    expect(hashOf({ players: ['C', 'D'] })).toBe(hashOf({}))

    const { header, opening, state } = keyedAuction()
    const { secret: _, ...source } = { secret: serverSecret, ...header.source }
    const text = `\n${canonical({ ...header, source, draws: opening.draws })}\n${canonical(state)}`
    expect(opening.hash).toBe(createHash('sha256').update(text).digest('hex').slice(0, 32))
  })

  test('can use the native digest with the same result', () => {
    const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
    const players = ['A', 'B']
    expect(startMatch(auction, { ...parameters, players, digest }).hash).toBe(
      startMatch(auction, { ...parameters, players }).hash,
    )
  })
})

describe('a legal move', () => {
  test('is numbered, logged and hashed, and returns its events', () => {
    const match = auctionWith()
    const before = match.hash
    const played = play(match, 0, bid(0, 3))
    expect(played.n).toBe(1)
    expect(played.events).toEqual([{ kind: 'bidMade', seat: 0, coins: { $secret: [0], value: 3 } }])
    expect(match.log).toEqual([{ n: 1, seat: 0, move: bid(0, 3), draws: [], hash: played.hash }])
    expect(match.hash).toBe(played.hash)
    expect(match.hash).not.toBe(before)
  })

  test('chains its hash to the previous one, over the entry and the position', () => {
    const match = auctionWith()
    const before = match.hash
    play(match, 0, bid(0, 3))
    const text = `${before}\n${canonical({ n: 1, seat: 0, move: bid(0, 3), draws: [] })}\n${canonical(match.state)}`
    expect(match.hash).toBe(createHash('sha256').update(text).digest('hex').slice(0, 32))
  })

  test('logs its draws', () => {
    const match = auctionWith({ wishes: ['clock', 'clock', 'landau', 1] })
    bids(match, 5, 5)
    expect(match.log[1]).toMatchObject({ n: 2, draws: [1] })
  })

  test('does not change the position before it', () => {
    const match = auctionWith()
    const { state } = match
    const before = canonical(state)
    bids(match, 5, 1)
    expect(match.state).not.toBe(state)
    expect(canonical(state)).toBe(before)
  })
})

describe('a refused move', () => {
  test('changes nothing', () => {
    const match = auctionWith()
    play(match, 0, bid(0, 3))
    const before = canonical({ log: match.log, line: match.line.length, state: match.state, hash: match.hash })
    expect(playMove(match, 1, bid(1, 13))).toEqual({ legal: false, rule: 'AU-5', facts: { bid: 13, coins: 12 } })
    expect(playMove(match, 0, bid(0, 4))).toMatchObject({ legal: false, rule: 'CH-3' })
    expect(canonical({ log: match.log, line: match.line.length, state: match.state, hash: match.hash })).toBe(before)
  })

  test('draws nothing, so that the next draw is unchanged', () => {
    const entries: number[] = []
    const deal = (entry: number): Chance => {
      entries.push(entry)
      return fastChance(entry)
    }
    const match = startMatch(auction, { ...parameters, players: ['A', 'B'], deal })
    playMove(match, 0, polish)
    playMove(match, 0, bid(0, 1))
    expect(entries).toEqual([0, 1])
  })
})

test('two coexisting rules versions decide the same tied bids each in its own way', () => {
  const wishes = ['clock', 'carriage', 'landau', 1]
  const now = auctionWith({ wishes })
  const then = auctionWith({ game: auctionV1, wishes })
  bids(now, 4, 4)
  bids(then, 4, 4)
  expect(now.state.step).toEqual({ name: 'sale', winner: 1, spied: false })
  expect(then.state.step).toMatchObject({ name: 'bidding' })
  expect(then.state.drawn).toBe(2)
  expect(now.hash).not.toBe(then.hash)
})

test('a refused step draws nothing; a played one returns all its results', () => {
  const { game, state } = auctionWith()
  const noLuck = (): Chance => {
    throw new Error('a draw was made')
  }
  expect(advance(game, state, 0, polish, noLuck)).toMatchObject({ legal: false, rule: 'AU-11' })

  const match = auctionWith()
  play(match, 0, bid(0, 2))
  const step = advance(match.game, match.state, 1, bid(1, 1), () => fastChance(1))
  expect(step).toMatchObject({ legal: true, draws: [], disclosed: 'revealed' })
  expect(match.state.step.name).toBe('bidding')
})

test('a seat sees its own bid, and the others see that a bid was made', () => {
  const match = auctionWith()
  play(match, 0, bid(0, 3))
  expect(viewOf(match, 0).bidders[0]?.bid).toEqual({ $secret: [0], value: 3 })
  expect(viewOf(match, 1).bidders[0]?.bid).toEqual({ $secret: [0] })
  expect(viewOf(match, 'spectator').bidders[0]?.bid).toEqual({ $secret: [0] })
})

test('there is a result only once the match is over', () => {
  const match = auctionWith()
  expect(resultOf(match)).toBeUndefined()
  playToTheEnd(match)
  expect(resultOf(match)?.ranking).toEqual([[0], [1]])
})

test('earlier positions are stored only while they can be undone freely', () => {
  const match = auctionWith()
  bids(match, 5, 1)
  play(match, 0, polish)
  play(match, 0, polish)
  expect(match.line.map(({ before }) => before !== undefined)).toEqual([false, false, true, true])
  play(match, 0, done)
  expect(match.line.every(({ before }) => before === undefined)).toBe(true)
})
