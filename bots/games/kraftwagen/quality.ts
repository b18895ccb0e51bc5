import { boardFor, type Car, componentTablesOf, marketSpaces, type State } from '@carriage/kraftwagen'
import { buyerKinds } from '@carriage/kraftwagen-family'
import { familyYardstick } from '../kraftwagen-family/quality.ts'
import { fillFastMarket } from './fast-market.ts'

export const yardstick = familyYardstick<State, Car>({
  preferences: buyerKinds,
  market: (state) => state.market,
  freePrices: (state) => state.availablePrices,
  buyers: (state) => state.activeBuyers.length,
  isLastCar: (state) => state.market.length + 1 >= marketSpaces(state),
  canteens: (state) => state.players.map(({ canteen }) => canteen),
  fill(fastMarket, state, cars) {
    const tables = componentTablesOf(state)
    const { activeBuyerSpaces } = boardFor(tables, state.players.length)
    fillFastMarket(fastMarket, { ...state, market: [...cars] }, tables, activeBuyerSpaces)
  },
  leastCrewed: (car) => ({ ...car, workers: 1 }),
  unmarked: (car) => (car.engineerMarker === null ? undefined : { ...car, engineerMarker: null }),
  figures: {},
  figuresAt: () => ({}),
})
