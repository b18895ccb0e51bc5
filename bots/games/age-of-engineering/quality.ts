import { type Car, marketSpaces, preferences, type State } from '@carriage/age-of-engineering'
import { familyYardstick } from '../kraftwagen-family/quality.ts'
import { fillFastMarket } from './fast-market.ts'

export const yardstick = familyYardstick<State, Car>({
  preferences,
  market: (state) => state.market,
  freePrices: (state) => state.priceChart,
  buyers: (state) => state.activeBuyers.length,
  isLastCar: (state) => state.market.length + 1 >= marketSpaces(state),
  canteens: (state) => state.companies.map(({ canteen }) => canteen),
  fill: (fastMarket, state, cars) => fillFastMarket(fastMarket, state, [...cars]),
  leastCrewed: (car) => ({ ...car, workers: car.salesperson ? 0 : 1 }),
  unmarked: (car) => (car.marker === null ? undefined : { ...car, marker: null }),
  figures: { 'investors never used a game': 'mean' },
  figuresAt: (end) => ({
    'investors never used a game': {
      sum: end.companies.reduce((sum, { investors }) => sum + investors.length, 0),
      of: 1,
    },
  }),
})
