import { ageOfEngineering, type EventOf, standardOptions } from '@carriage/age-of-engineering'
import { expect, test } from 'vitest'
import { isScoring } from '../../../../board/kraftwagen-family/sales-play.ts'
import { salesOfWholeGamesTest } from '../../../../board/kraftwagen-family/testing/sales-of-whole-games.ts'
import { habit, moment } from '../../gallery/moments.ts'
import { earned, playOf, soldBy } from './acts.ts'

const { state, fresh } = moment('sales')
const play = playOf(fresh)
const seats = state.companies.length

test('the sales show every customer in order: buyers, then investors', () => {
  const customers = fresh.filter(({ kind }) =>
    ['carSold', 'buyerLeft', 'investorBought', 'investorLeft'].includes(kind),
  )
  expect(play.acts.flatMap((act) => (act.kind === 'customer' ? [act.event] : []))).toEqual(customers)
  const kinds = customers.map(({ kind }) => kind.startsWith('investor'))
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)))
})

test('a car that was sold more than once is on the stage once', () => {
  const prices = play.cars.map(({ price }) => price)
  expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => a - b))
})

test('at the end each company has the earnings of the rules', () => {
  const sources = ['sale', 'investor', 'place', 'laps']
  const gains = fresh.filter((event): event is EventOf<'pointsGained'> => event.kind === 'pointsGained')
  const given = state.companies.map((_, seat) =>
    gains
      .filter((gain) => gain.seat === seat && sources.includes(gain.source))
      .reduce((sum, { amount }) => sum + amount, 0),
  )
  expect(earned(play.acts, seats)).toEqual(given)
  expect(earned([], seats)).toEqual(state.companies.map(() => 0))
})

test('the stamps of a car add up to its income', () => {
  const stamps = play.cars.flatMap(({ price }) => soldBy(play, price, play.acts.length).sales.map(({ paid }) => paid))
  const paid = fresh.flatMap((event) =>
    event.kind === 'carSold' || event.kind === 'investorBought' ? [event.paid] : [],
  )
  const rising = (a: number, b: number) => a - b
  expect(stamps.toSorted(rising)).toEqual(paid.toSorted(rising))
  expect(play.cars.every(({ price }) => soldBy(play, price, 0).sales.length === 0)).toBe(true)
})

test('a turn without a scoring has no summary', () => {
  expect(isScoring(fresh)).toBe(true)
  expect(isScoring(moment('tile').fresh)).toBe(false)
})

const sources: readonly string[] = ['sale', 'investor', 'place', 'laps']

salesOfWholeGamesTest({
  game: ageOfEngineering,
  begin: (seats, fx) => ageOfEngineering.setup({ seats, options: standardOptions }, fx),
  habit,
  playOf,
  isShown: (event) =>
    ['carSold', 'buyerLeft', 'investorBought', 'investorLeft', 'carUnsold'].includes(event.kind) ||
    (event.kind === 'raceScored' && event.places.length > 0) ||
    (event.kind === 'pointsGained' && event.source === 'laps'),
  gainOf: (event) => (event.kind === 'pointsGained' && sources.includes(event.source) ? event : undefined),
  earned: (play, shown, seats) => earned(play.acts.slice(0, shown), seats),
  stamp: (play, price, shown) => {
    const { sales, unsold } = soldBy(play, price, shown)
    return { paid: sales.reduce((sum, { paid }) => sum + paid, 0), unsold }
  },
})
