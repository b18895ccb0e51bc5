import {
  boardFor,
  type ComponentTables,
  companyOf,
  componentTablesOf,
  conditionOf,
  type Investor as InvestorTile,
  leastFor,
  markerValue,
  offerOf,
  preferences,
  type State,
} from '@carriage/age-of-engineering'
import { type Seat, seatsOf } from '@carriage/kernel'
import type { FastMarket, LastBuyer } from '../kraftwagen-family/fast-market.ts'

const stacks: number[] = []
const everybody = 0b1111

/** Loads the market and customers of a position, optionally with another market to try. */
export function fillFastMarket(fastMarket: FastMarket, state: State, market: State['market'] = state.market): void {
  const tables = componentTablesOf(state)
  const seats = state.companies.length
  fastMarket.clear()
  for (const car of market) {
    const { body, engine, luxury, price } = offerOf(tables, car)
    fastMarket.place({ owner: car.owner, body, engine, luxury, price }, 1 + car.productionTokens)
  }
  for (let seat = 0; seat < seats; seat++) {
    fastMarket.payTimes(seat, state.companies[seat]?.engineers.includes('brayton') ? 3 : 2)
  }
  for (const { preference, packard } of state.activeBuyers) {
    fastMarket.addBuyer(preferences.indexOf(preference), packard ? markerValue(tables, packard) : 0)
  }
  for (const { investor } of state.investorTrack) fastMarket.addInvestor(investorIn(state, tables, investor))
  for (let kind = 0; kind < preferences.length; kind++) {
    const preference = preferences[kind]
    stacks[kind] = preference ? state.stacks[preference] : 0
  }
  fastMarket.predict(boardFor(tables, seats).activeBuyerSpaces, stacks)
}

/** An investor as he would choose if he bought now. */
export function investorIn(state: State, tables: ComponentTables, investor: InvestorTile): LastBuyer {
  const condition = conditionOf(tables, investor)
  const least = leastFor(condition)
  switch (condition.wants) {
    case 'body':
    case 'engine':
    case 'luxury':
      return { kind: preferences.indexOf(condition.wants), least, owners: everybody }
    case 'laps':
      return ofOwners(state, (seat) => companyOf(state, seat).raceCar.laps >= least)
    case 'achievements':
      return ofOwners(state, (seat) => companyOf(state, seat).achievements.length >= least)
    case 'engineerTokens':
      return ofOwners(state, (seat) => tokensFor(state, seat) >= least)
    case 'anything':
      return { kind: -1, least, owners: everybody }
  }
}

function ofOwners(state: State, suits: (seat: Seat) => boolean): LastBuyer {
  let owners = 0
  for (const seat of seatsOf(state.companies.length)) if (suits(seat)) owners |= 1 << seat
  return { kind: -1, least: 0, owners }
}

function tokensFor(state: State, seat: Seat): number {
  const { engineerTokens, looseTokens } = companyOf(state, seat)
  return state.options.oldsToken === 'anyToken' ? engineerTokens + looseTokens : engineerTokens
}
