import { takeOut, takePartOut } from '@carriage/kraftwagen-family/referee'
import type { RefereedCar } from './pieces.ts'
import type { RefereedTable } from './table.ts'

/* Recruit b) and Appendix I: production tokens, Packard and Kettering, used between the parts of a turn. */

export type FreePlay =
  | { readonly kind: 'usePackard'; readonly marker: string; readonly buyer: number }
  | {
      readonly kind: 'exchange'
      readonly car: number
      readonly change: 'body' | 'engine' | 'price'
      readonly to: number
    }
  | { readonly kind: 'exchangeCrew'; readonly car: number; readonly workers: number; readonly salesperson: boolean }
  | { readonly kind: 'useProductionToken'; readonly investor: string; readonly car: number }

const freePlayKinds = ['usePackard', 'exchange', 'exchangeCrew', 'useProductionToken']

export function isFreePlay(move: { readonly kind: string }): move is FreePlay {
  return freePlayKinds.includes(move.kind)
}

type StepOfTurn = 'action' | 'placing'

export function freePlays(table: RefereedTable, seat: number, step: StepOfTurn): FreePlay[] {
  const { markers, investors } = table.company(seat)
  const plays: FreePlay[] = []
  const has = (engineer: string) => (marker: string) =>
    table.engineerOf(marker) === engineer && mayUse(table, step, engineer)
  for (const marker of markers.filter(has('packard')))
    for (const [buyer, { packard }] of table.buyers.entries())
      if (packard === null) plays.push({ kind: 'usePackard', marker, buyer })
  if (markers.some(has('kettering'))) for (const car of table.carsOf(seat)) plays.push(...exchangesOf(table, seat, car))
  for (const investor of investors)
    for (const { owner, price } of table.market)
      if (owner === seat || table.options.tokenCars === 'any')
        plays.push({ kind: 'useProductionToken', investor, car: price })
  return plays
}

/** One marker per step of a turn; the marker of the action step may be delayed until a car is placed. */
function mayUse(table: RefereedTable, step: StepOfTurn, engineer: string): boolean {
  const { actionMarkerUsed, placingMarkerUsed, carPlaced, options } = table
  if (step === 'action') return !actionMarkerUsed && table.mayHelp(engineer)
  if (!placingMarkerUsed) return true
  const late = carPlaced && options.actionStepMarker !== 'wholeTurn'
  return !late && !actionMarkerUsed && table.mayHelp(engineer)
}

/** Kettering: replaces one component of an own car with an available one. */
function exchangesOf(table: RefereedTable, seat: number, { price: car, ...now }: RefereedCar): FreePlay[] {
  const { workshops, canteen, salesperson } = table.company(seat)
  const parts = workshops.filter(({ kind, value }) => value !== now[kind])
  const withSalesperson = now.salesperson || salesperson === 'canteen' ? [true, false] : [false]
  const crews = Array.from({ length: now.workers + canteen + 1 }, (_, workers) => workers).flatMap((workers) =>
    withSalesperson
      .filter((each) => workers > 0 || each)
      .filter((each) => workers !== now.workers || each !== now.salesperson)
      .map((each) => ({ kind: 'exchangeCrew' as const, car, workers, salesperson: each })),
  )
  return [
    ...parts.map(({ kind, value }) => ({ kind: 'exchange' as const, car, change: kind, to: value })),
    ...table.prices.map((to) => ({ kind: 'exchange' as const, car, change: 'price' as const, to })),
    ...crews,
  ]
}

export function makeFreePlay(table: RefereedTable, seat: number, play: FreePlay, step: StepOfTurn): void {
  const company = table.company(seat)
  if (play.kind === 'useProductionToken') {
    table.apply('productionToken')
    takeOut(company.investors, play.investor)
    table.investorTrack.push({ investor: play.investor, by: seat })
    table.carAt(play.car).productionTokens += 1
    return
  }
  noteMarker(table, step, play.kind === 'usePackard' ? 'packard' : 'kettering')
  if (play.kind === 'usePackard') {
    table.apply('packard')
    takeOut(company.markers, play.marker)
    const buyer = table.buyers[play.buyer]
    if (buyer) buyer.packard = play.marker
    return
  }
  table.apply('kettering')
  const marker = company.markers.find((each) => table.engineerOf(each) === 'kettering')
  if (marker !== undefined) takeOut(company.markers, marker)
  const car = table.carAt(play.car)
  if (play.kind === 'exchangeCrew') {
    company.canteen -= play.workers - car.workers
    car.workers = play.workers
    if (play.salesperson !== car.salesperson) company.salesperson = play.salesperson ? 'car' : 'canteen'
    car.salesperson = play.salesperson
  } else if (play.change === 'price') {
    takeOut(table.prices, play.to)
    table.prices.push(car.price)
    car.price = play.to
  } else {
    takePartOut(company.workshops, play.change, play.to)
    company.workshops.push({ kind: play.change, value: car[play.change] })
    car[play.change] = play.to
  }
}

/** The step that a marker is charged to: the action step if still possible. */
function noteMarker(table: RefereedTable, step: StepOfTurn, engineer: string): void {
  const inTime = !table.carPlaced || table.options.actionStepMarker === 'wholeTurn'
  if (step === 'action' || (inTime && !table.actionMarkerUsed && table.mayHelp(engineer))) {
    table.actionMarkerUsed = true
    table.helper ??= engineer
  } else table.placingMarkerUsed = true
}
