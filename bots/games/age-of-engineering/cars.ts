import {
  type Car,
  type ComponentTables,
  type Crew,
  companyOf,
  componentTablesOf,
  conditionOf,
  type EngineeringMarker,
  markerValue,
  marketIsFull,
  offerOf,
  type State,
} from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { valuesOf } from '@carriage/kraftwagen-family'
import { FastMarket, type PlaceableCar } from '../kraftwagen-family/fast-market.ts'
import { bestByYardsticks, gainIn } from '../kraftwagen-family/turn-plans.ts'
import { fillFastMarket } from './fast-market.ts'

/** Spending on a car has a later cost: roughly its future value. */
const costs = { worker: 0.4, salesperson: 0.8, marker: 1.5 }

/** A car that a seat could place, with everything that is decided about it. */
export interface PricedCar extends Crew {
  readonly body: number
  readonly engine: number
  readonly price: number
  readonly marker: EngineeringMarker | null
}

const fastMarket = new FastMarket()
const draft: PlaceableCar = { owner: 0, body: 0, engine: 0, luxury: 0, price: 0 }

/** The cars that a seat could place which bring it the most beside its rivals, as sales look now. */
export function bestCars(state: State, seat: Seat, most: number): PricedCar[] {
  const { workshops } = companyOf(state, seat)
  return carsOf(state, seat, valuesOf(workshops, 'body'), valuesOf(workshops, 'engine'), most)
}

/** The same of these parts, with each crew and marker that is worth trying. */
function carsOf(
  state: State,
  seat: Seat,
  bodies: readonly number[],
  engines: readonly number[],
  most: number,
): PricedCar[] {
  if (marketIsFull(state)) return []
  const crews = crewsWorthTrying(state, seat)
  const markers = markersFor(state, seat)
  const prices = state.priceChart
  const drafts: PricedCar[] = []
  for (const body of bodies) {
    for (const engine of engines) {
      for (const crew of crews) {
        for (const marker of markers) {
          for (const price of prices) drafts.push({ body, engine, ...crew, price, marker })
        }
      }
    }
  }
  if (bringsInvestorForCars(state, seat)) return bestOf(state, seat, drafts, most)
  const ofSameParts = crews.length * markers.length * prices.length
  const plainOf = (index: number) => index - (index % ofSameParts) + (index % prices.length)
  return bestOf(state, seat, drafts, most, plainOf)
}

/** An own investor may yet be brought who looks at cars, and asks for what looks useless now. */
function bringsInvestorForCars(state: State, seat: Seat): boolean {
  const tables = componentTablesOf(state)
  return companyOf(state, seat).investors.some((investor) => {
    const { wants } = conditionOf(tables, investor)
    return wants === 'luxury' || wants === 'body' || wants === 'engine'
  })
}

/** The crews of a car whose parts are settled: the smallest, or a larger one where that changes who is paid what. */
export function crewsFor(state: State, seat: Seat, { body, engine }: Pick<PricedCar, 'body' | 'engine'>): Crew[] {
  return [
    ...crewsWorthTrying(state, seat).slice(0, 1),
    ...carsOf(state, seat, [body], [engine], Number.POSITIVE_INFINITY),
  ]
}

/** Of these cars those that bring a seat the most, now or with one more buyer. */
export function bestOf(
  state: State,
  seat: Seat,
  drafts: readonly PricedCar[],
  most: number,
  plainOf?: (index: number) => number,
): PricedCar[] {
  if (drafts.length === 0) return []
  const tables = componentTablesOf(state)
  fillFastMarket(fastMarket, state)
  const seats = state.companies.length
  return bestByYardsticks(
    drafts,
    fastMarket,
    { seats, seat, most, prices: state.priceChart.length },
    (car) => place(tables, seat, car),
    plainOf,
  )
}

/** Puts a car into the fastMarket and gives what is spent on it. */
function place(tables: ComponentTables, seat: Seat, car: PricedCar): number {
  const { marker, workers, salesperson } = car
  const kind = marker && tables.components.engineeringMarkers.rows[marker].kind
  const raise = marker ? markerValue(tables, marker) : 0
  draft.owner = seat
  draft.body = kind === 'body' ? car.body + raise : car.body
  draft.engine = kind === 'engine' ? car.engine + raise : car.engine
  draft.luxury = luxuryOf(tables, car)
  draft.price = car.price
  fastMarket.place(draft)
  return costs.worker * workers + (salesperson ? costs.salesperson : 0) + (marker ? costs.marker : 0)
}

function luxuryOf(tables: ComponentTables, { workers, salesperson }: Crew): number {
  return workers + (salesperson ? tables.components.workers.salespersonLuxury : 0)
}

/**
 * As few as possible; where a customer is there or may be brought who looks at the crew, also just enough to have more than others or
 * as many, and for a buyer of the row all of them. Anything between is wasted, and so is more for a buyer who may not come.
 */
function crewsWorthTrying(state: State, seat: Seat): Crew[] {
  const { canteen, salesperson } = companyOf(state, seat)
  const tables = componentTablesOf(state)
  const { salespersonLuxury } = tables.components.workers
  const crews: Crew[] = []
  const add = (workers: number, withSalesperson: boolean) => {
    if (workers < 0 || workers > canteen || (workers === 0 && !withSalesperson)) return
    if (crews.some((crew) => crew.workers === workers && crew.salesperson === withSalesperson)) return
    crews.push({ workers, salesperson: withSalesperson })
  }
  const wanted = luxuriesWanted(state, tables, seat)
  add(1, false)
  for (const luxury of wanted) add(luxury, false)
  if (salesperson !== 'canteen') return crews
  add(0, true)
  for (const luxury of wanted) add(luxury - salespersonLuxury, true)
  return crews
}

/** What investors ask for who will come or may be brought; for a buyer as much as the best car of the others, and one more. */
function luxuriesWanted(state: State, tables: ComponentTables, seat: Seat): number[] {
  const wanted: number[] = []
  if (state.activeBuyers.some(({ preference }) => preference === 'luxury')) {
    let most = 0
    for (const car of state.market) if (car.owner !== seat) most = Math.max(most, offerOf(tables, car).luxury)
    wanted.push(most, most + 1)
  }
  const investors = [...companyOf(state, seat).investors, ...state.investorTrack.map(({ investor }) => investor)]
  for (const investor of investors) {
    const condition = conditionOf(tables, investor)
    if (condition.wants === 'luxury') wanted.push(condition.least)
  }
  return wanted
}

/** None, or each marker that could go on a car now. */
function markersFor({ companies, turn, steps }: State, seat: Seat): (EngineeringMarker | null)[] {
  const used = steps.some(({ name }) => name === 'extraCar') ? turn.actionMarkerUsed : turn.placingMarkerUsed
  const markers = companies[seat]?.engineeringMarkers ?? []
  if (used || markers.length === 0) return [null]
  return [null, ...markers.filter((marker) => marker.startsWith('winton') || marker.startsWith('christie'))]
}

/** Whether all seats would be paid the same if the car had the smallest crew, as sales look now. */
export function isOvercrewed(state: State, car: Car): boolean {
  const least = car.salesperson ? 0 : 1
  if (car.workers <= least) return false
  return salesWith(state, car, car) === salesWith(state, car, { ...car, workers: least })
}

function salesWith(state: State, car: Car, changed: Car): string {
  fillFastMarket(
    fastMarket,
    state,
    state.market.map((each) => (each === car ? changed : each)),
  )
  fastMarket.sell()
  return fastMarket.sure.join()
}

/** What a seat would gain beside its rivals if a car of the market were another. */
export function gainWith(state: State, seat: Seat, car: Car, changed: Car): number {
  fillFastMarket(
    fastMarket,
    state,
    state.market.map((each) => (each === car ? changed : each)),
  )
  fastMarket.sell()
  return gainIn(fastMarket, state.companies.length, seat)
}
