import { expect, test } from 'vitest'
import { quadrants, vehicleTypes } from '../components/index.ts'
import { nicheAt, segmentAt } from '../market/niches.ts'
import { tablesOf } from '../tables.ts'
import { at, table } from '../testing/index.ts'
import { boardAfterCard, demandForecast } from './demand-forecast.ts'
import { green, purple, red, seen } from './testing/seen.ts'

test('HC-10.10 HC-10.11 with all cards known it is what then happens', () => {
  for (const quadrant of quadrants) {
    const game = at(table().year(2).sparks('car', 3, 5).buyers('car', 3, 5).demanding())
    game.playCard('red-2e', 'III').playCard('green-1a', 'IV')
    const { buyers } = demandForecast(game.state, purple, 'purple-1a', quadrant)
    game.playCard('purple-1a', quadrant)
    const [came] = game.emitted('buyersCame')
    expect(buyers.map(({ type, x, y, buyers }) => ({ type, x, y, buyers }))).toEqual(came?.buyers)
  }
})

test('HC-10.5 cards of others that lie face down do not count', () => {
  const game = at(table().year(2).demanding()).playCard('red-2e', 'III')
  const { buyers, added } = demandForecast(seen(game.state, green), green, 'green-1a', 'IV')
  expect(buyers.every(({ x, y }) => x >= 4 && y >= 4)).toBe(true)
  expect(added).toBe(buyers.reduce((sum, { buyers }) => sum + buyers, 0))
})

test('HC-10.11 buyers who come anyway are distinct from those whom the card brings', () => {
  const position = table().year(2).sparks('truck', 0, 7, 2).demanding()
  const { buyers, added } = demandForecast(seen(position, red), red, 'red-2e', 'III')
  expect(buyers).toContainEqual({ type: 'truck', x: 0, y: 7, buyers: 2, added: 0, reachedBy: [] })
  expect(added).toBe(2)
})

test('HC-10.9 the ticks are those of the card', () => {
  const position = table().year(4).timecard(20).demanding()
  expect(demandForecast(seen(position, red), red, 'red-2c', 'I').ticks).toBe(2)
  expect(demandForecast(seen(position, red), red, 'red-1a', 'I').ticks).toBe(0)
})

test('HC-10.18 the board after a card has its buyers and their prices, and nothing of the cards of others', () => {
  const { state } = at(table().year(2).demanding()).playCard('red-2e', 'III')
  const board = boardAfterCard(state, green, 'green-1a', 'IV')
  const { buyers } = demandForecast(seen(state, green), green, 'green-1a', 'IV')
  const waiting = vehicleTypes.flatMap((type) => board.buyers[type])
  expect(waiting.reduce((sum, each) => sum + each, 0)).toBe(buyers.reduce((sum, each) => sum + each.buyers, 0))
  const [{ x, y } = { x: 0, y: 0 }] = buyers
  expect(board.prices[segmentAt(tablesOf(state), nicheAt(x, y))]).toBe(6)
  expect([board.year, state.year]).toEqual([3, 2])
})
