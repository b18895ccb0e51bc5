import {
  boardFor,
  type ComponentTables,
  companyOf,
  componentTablesOf,
  type EngineeringMarker,
  grandPrixSteps,
  marketSpaces,
  preferences,
  type State,
  standard,
  tablesFrom,
} from '@carriage/age-of-engineering'
import { type Seat, seatsOf } from '@carriage/kernel'
import { contentIfKnown } from '@carriage/kraftwagen-family'
import { featuresOf, type Reading } from '../kraftwagen-family/features.ts'
import { type AwardedFeat, type FeatureSheet, fillBuyers, type SeatSheet, unitOf } from '../kraftwagen-family/sheet.ts'
import { fillFastMarket, investorIn } from './fast-market.ts'

/** What only this edition has. */
const extras = [
  'team',
  'engineerTokens',
  'brayton',
  'chevrolet',
  'king',
  'salesperson',
  'carMarkers',
  'packardMarkers',
  'ketteringMarkers',
  'buickMarker',
  'investors',
  'investorGain',
] as const
type Extra = (typeof extras)[number]

const at = Object.fromEntries(extras.map((name, index) => [name, index])) as Readonly<Record<Extra, number>> // every name once
const { prices: standardPrices } = tablesFrom(standard)

const reading: Reading<State> = {
  extras,

  fill(state, sheet) {
    const tables = componentTablesOf(state)
    const seats = state.companies.length
    const { activeBuyerSpaces, marketMarkerStart } = boardFor(tables, seats)
    const { marketTrack, placePoints, lapPoints, achievements } = tables.components
    sheet.seats = seats
    sheet.round = state.round
    sheet.unit = unitOf(tables.prices, standardPrices)
    for (const seat of seatsOf(seats)) {
      const own = sheet.of[seat]
      if (own) fillSeat(state, seat, own, tables)
    }
    sheet.prices = state.priceChart
    sheet.marketSpaces = marketSpaces(state)
    sheet.rowSpaces = activeBuyerSpaces
    fillBuyers(sheet, preferences, state, state.whiteMarkers)
    sheet.markerSteps = marketTrack.spaces - state.marketMarker
    const cars = (sheet.marketSpaces - state.market.length) / sheet.marketSpaces
    const buyers =
      (activeBuyerSpaces - state.activeBuyers.length + sheet.markerSteps) /
      (activeBuyerSpaces + marketTrack.spaces - marketMarkerStart)
    sheet.left = Math.max(0, Math.min(cars, buyers))
    sheet.feats.length = 0
    for (const feat of state.achievements) {
      sheet.feats.push({ feat: feat satisfies AwardedFeat, points: achievements.rows[feat].points })
    }
    const { race } = sheet
    race.lapSpaces = tables.lapSpaces
    race.places = placePoints.rows
    race.laps = lapPoints.rows
    race.furtherLap = lapPoints.furtherLap
    race.parked = state.neutralCars
    sheet.chain = state.phase === 'setup' ? [] : state.chain
    sheet.actionsOf = (tile) => tables.tiles.get(tile)?.length ?? 0
    fillFastMarket(sheet.fastMarket, state)
  },

  addExtras(state, sheet, seat, into, from) {
    const company = state.companies[seat]
    if (!company) return
    into[from + at.team] = company.team
    into[from + at.engineerTokens] = company.engineerTokens + company.looseTokens
    for (const engineer of company.engineers) {
      if (engineer === 'brayton' || engineer === 'chevrolet' || engineer === 'king') into[from + at[engineer]] = 1
    }
    into[from + at.salesperson] = company.salesperson === 'canteen' ? 1 : 0
    for (const marker of company.engineeringMarkers) {
      const slot = from + at[markerFeature(marker)]
      into[slot] = (into[slot] ?? 0) + 1
    }
    into[from + at.investors] = company.investors.length
    into[from + at.investorGain] = investorGain(state, sheet, seat) / sheet.unit
  },
}

export const { names: features, lookAt } = featuresOf(reading)

function fillSeat(state: State, seat: Seat, own: SeatSheet, tables: ComponentTables): void {
  const company = companyOf(state, seat)
  const { levels, canteen } = company
  own.points = contentIfKnown(company.points) ?? 0
  own.canteen = canteen
  own.supply = company.supply
  own.bodyLevel = levels.body
  own.engineLevel = levels.engine
  own.speed = grandPrixSteps(state, seat)
  own.distance = company.raceCar.laps * tables.lapSpaces + company.raceCar.space
  own.engineers = company.engineers.length
  own.workshops = company.workshops
  own.mostCrew = canteen + (company.salesperson === 'canteen' ? tables.components.workers.salespersonLuxury : 0)
  own.leastCrew = canteen === 0 ? own.mostCrew : 1
}

function markerFeature(marker: EngineeringMarker): Extra {
  if (marker === 'buick5') return 'buickMarker'
  if (marker.startsWith('packard')) return 'packardMarkers'
  return marker.startsWith('kettering') ? 'ketteringMarkers' : 'carMarkers'
}

/** What the best of the investors before a company would add to its sales. */
function investorGain(state: State, { fastMarket }: FeatureSheet, seat: number): number {
  const company = state.companies[seat]
  if (!company || company.investors.length === 0) return 0
  if (!state.market.some(({ owner }) => owner === seat)) return 0
  const tables = componentTablesOf(state)
  fastMarket.sell()
  const before = fastMarket.mixed[seat] ?? 0
  let best = 0
  for (const investor of company.investors) {
    fastMarket.addInvestor(investorIn(state, tables, investor))
    for (let car = 0; car < state.market.length; car++) {
      if (state.market[car]?.owner !== seat) continue
      fastMarket.restock(car, 1)
      fastMarket.sell()
      fastMarket.restock(car, -1)
      best = Math.max(best, (fastMarket.mixed[seat] ?? 0) - before)
    }
    fastMarket.withdrawInvestor()
  }
  return best
}
