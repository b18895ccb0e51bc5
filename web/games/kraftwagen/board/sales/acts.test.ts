import { type Event, kraftwagen, standardOptions } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { isScoring } from '../../../../board/kraftwagen-family/sales-play.ts'
import { salesOfWholeGamesTest } from '../../../../board/kraftwagen-family/testing/sales-of-whole-games.ts'
import { habit, moment } from '../../gallery/moments.ts'
import { earned, playOf, soldBy } from './acts.ts'

const { state, fresh } = moment('sales')
const play = playOf(fresh)

test('the sales show every buyer in order and then the unsold cars', () => {
  const buyers = fresh.filter(({ kind }) => kind === 'carSold' || kind === 'buyerLeft')
  expect(play.acts.flatMap((act) => (act.kind === 'buyer' ? [act.event] : []))).toEqual(buyers)
  expect(play.acts.at(-1)?.kind).toBe('unsold')
})

test('every car of the market is on the stage, the cheapest first', () => {
  const prices = play.cars.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const cars = fresh.filter(({ kind }) => kind === 'carSold' || kind === 'carUnsold')
  expect(prices).toHaveLength(cars.length)
})

test('at the end each seat has the earnings of the rules', () => {
  const paid = state.players.map((_, seat) =>
    fresh
      .filter((event): event is Extract<Event, { kind: 'moneyEarned' }> => event.kind === 'moneyEarned')
      .filter((event) => event.seat === seat && ['sale', 'place', 'laps'].includes(event.source))
      .reduce((sum, { amount }) => sum + amount, 0),
  )
  expect(earned(play.acts, state.players.length)).toEqual(paid)
  expect(earned([], state.players.length)).toEqual(state.players.map(() => 0))
})

test('a turn without a scoring has no summary', () => {
  expect(isScoring(fresh)).toBe(true)
  expect(isScoring(moment('tile').fresh)).toBe(false)
})

const sources: readonly string[] = ['sale', 'place', 'laps']

salesOfWholeGamesTest({
  game: kraftwagen,
  begin: (seats, fx) => kraftwagen.setup({ seats, options: standardOptions }, fx),
  habit,
  playOf,
  isShown: (event) =>
    event.kind === 'carSold' ||
    event.kind === 'buyerLeft' ||
    event.kind === 'carUnsold' ||
    (event.kind === 'raceScored' && event.places.length > 0) ||
    (event.kind === 'moneyEarned' && event.source === 'laps'),
  gainOf: (event) => (event.kind === 'moneyEarned' && sources.includes(event.source) ? event : undefined),
  earned: (play, shown, seats) => earned(play.acts.slice(0, shown), seats),
  stamp: (play, price, shown) => {
    const { sale, unsold } = soldBy(play, price, shown)
    return { paid: sale?.paid ?? 0, unsold }
  },
})
