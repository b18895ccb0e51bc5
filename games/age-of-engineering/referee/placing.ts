import { takeOut, takePartOut, valuesIn } from '@carriage/kraftwagen-family/referee'
import { freePlays, isFreePlay, makeFreePlay } from './markers.ts'
import { ask, type Part, type RefereedTable } from './table.ts'

/* Step 2: Place a Car on the Market. */

export function* placeCars(table: RefereedTable, seat: number): Part {
  for (;;) {
    const cars = table.carPlaced ? [] : carsToPlace(table, seat)
    const move = yield* ask(table, seat, [{ kind: 'endTurn' as const }, ...cars, ...freePlays(table, seat, 'placing')])
    if (move.kind === 'endTurn') return
    if (isFreePlay(move)) makeFreePlay(table, seat, move, 'placing')
    else {
      yield* placeCar(table, seat, move, 'placing')
      table.carPlaced = true
    }
  }
}

interface CarToPlace {
  readonly kind: 'placeCar'
  readonly body: number
  readonly engine: number
}

/** A body, an engine, somebody to sell it, a place and a price are needed. */
export function carsToPlace(table: RefereedTable, seat: number): CarToPlace[] {
  const { workshops, canteen, salesperson } = table.company(seat)
  if (canteen === 0 && salesperson !== 'canteen') return []
  if (table.market.length >= table.marketSpaces || table.prices.length === 0) return []
  return valuesIn(workshops, 'body').flatMap((body) =>
    valuesIn(workshops, 'engine').map((engine) => ({ kind: 'placeCar' as const, body, engine })),
  )
}

export function* placeCar(
  table: RefereedTable,
  seat: number,
  { body, engine }: CarToPlace,
  step: 'action' | 'placing',
): Part {
  const company = table.company(seat)
  const salespeople = company.salesperson === 'canteen' ? [false, true] : [false]
  const crews = Array.from({ length: company.canteen + 1 }, (_, workers) => workers).flatMap((workers) =>
    salespeople.filter((each) => workers > 0 || each).map((each) => ({ kind: 'crewCar', workers, salesperson: each })),
  )
  const { workers, salesperson } = yield* ask(table, seat, crews)
  const { price } = yield* ask(
    table,
    seat,
    table.prices.map((each) => ({ kind: 'priceCar', price: each })),
  )
  const marker = yield* chooseMarker(table, seat, step)
  table.apply('placing')
  takePartOut(company.workshops, 'body', body)
  takePartOut(company.workshops, 'engine', engine)
  company.canteen -= workers
  if (salesperson) company.salesperson = 'car'
  takeOut(table.prices, price)
  table.market.push({ owner: seat, body, engine, workers, salesperson, price, marker, productionTokens: 0 })
  // Achievements: Market.
  if (table.carsOf(seat).length === 2) table.achieve(seat, 'market')
}

/** Appendix I, Winton and Christie: one marker on the car, and one marker in a step. */
function* chooseMarker(table: RefereedTable, seat: number, step: 'action' | 'placing'): Part<string | null> {
  const { markers } = table.company(seat)
  const inAction = step === 'action'
  if (inAction ? table.actionMarkerUsed : table.placingMarkerUsed) return null
  const suitable = markers
    .filter((each) => ['winton', 'christie'].includes(table.engineerOf(each)))
    .filter((each) => !inAction || table.mayHelp(table.engineerOf(each)))
  if (suitable.length === 0) return null
  const { marker } = yield* ask(
    table,
    seat,
    [null, ...suitable].map((each) => ({ kind: 'markCar', marker: each })),
  )
  if (marker === null) return null
  table.apply('carMarker')
  takeOut(markers, marker)
  if (inAction) {
    table.actionMarkerUsed = true
    table.helper ??= table.engineerOf(marker)
  } else table.placingMarkerUsed = true
  return marker
}
