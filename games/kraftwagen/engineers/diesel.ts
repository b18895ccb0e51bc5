import { type Effects, legal, refuse, type Verdict } from '@carriage/kernel'
import { findPart, givePriceBack, type PartKind, pushStep, takePrice, valuesOf } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { actorOf, type Car, carAt, type State } from '../state.ts'
import { judgeMarkers, limitReached, spendMarker, unusedMarkers } from './markers.ts'

/** KW-6.78 One category of one of his own cars on the market. */
export function addDieselMoves(state: State, moves: { push(move: MoveOf<'useDiesel'>): unknown }): void {
  if (!hasUsableMarker(state)) return
  const { canteen, workshops } = actorOf(state)
  for (const carOnMarket of state.market) {
    const { owner, price: car, workers } = carOnMarket
    if (owner !== state.actor) continue
    for (const change of ['body', 'engine'] as const) {
      for (const to of valuesOf(workshops, change))
        if (mayBecome(state, carOnMarket, change, to)) moves.push({ kind: 'useDiesel', car, change, to })
    }
    for (let to = fewest(state, workers); to <= workers + canteen; to++) {
      if (to !== workers) moves.push({ kind: 'useDiesel', car, change: 'workers', to })
    }
    for (const to of state.availablePrices) moves.push({ kind: 'useDiesel', car, change: 'price', to })
  }
}

export function dieselIsUsable(state: State): boolean {
  if (!hasUsableMarker(state)) return false
  const { canteen, workshops } = actorOf(state)
  const anyCar = state.availablePrices.length > 0 || canteen > 0
  return state.market.some(
    (car) =>
      car.owner === state.actor &&
      (anyCar ||
        car.workers > fewest(state, car.workers) ||
        workshops.some((part) => part !== null && mayBecome(state, car, part.kind, part.value))),
  )
}

/** KW-6.85 Only what makes another car of it, unless it was agreed otherwise. */
function mayBecome({ options }: State, car: Car, kind: PartKind, value: number): boolean {
  return car[kind] !== value || options.dieselEqual !== 'forbidden'
}

/** KW-6.82 If agreed, no worker comes off a car. */
function fewest({ options }: State, workers: number): number {
  return options.dieselWorkers === 'moreOnly' ? workers : 1
}

/** KW-8.4 If agreed, his markers do not count: they are not placed, but discarded. */
function isFree({ options }: State): boolean {
  return options.dieselLimit === 'free'
}

function hasUsableMarker(state: State): boolean {
  return actorOf(state).engineerMarkers.includes('dieselA') || actorOf(state).engineerMarkers.includes('dieselB')
    ? isFree(state) || !limitReached(state, 'inTurn')
    : false
}

export function judgeDiesel(state: State, { car: price, change, to }: MoveOf<'useDiesel'>): Verdict {
  const verdict = judgeMarkers(state, 'diesel', isFree(state) ? 'unlimited' : 'inTurn')
  if (!verdict.legal) return verdict
  const car = carAt(state, price) // KW-6.86 also one placed in this turn
  if (car?.owner !== state.actor) return refuse('KW-6.78', { car: price })
  const { canteen, workshops } = actorOf(state)
  switch (change) {
    case 'body':
    case 'engine':
      if (findPart(workshops, change, to) < 0) return refuse('KW-6.79', { part: change, value: to })
      return mayBecome(state, car, change, to) ? legal : refuse('KW-6.85', { part: change, value: to })
    case 'workers':
      if (to >= 1 && to < fewest(state, car.workers)) return refuse('KW-6.82')
      return to >= 1 && to !== car.workers && to <= car.workers + canteen
        ? legal
        : refuse('KW-6.81', { workers: to, now: car.workers, canteen })
    case 'price':
      return state.availablePrices.includes(to)
        ? legal
        : refuse('KW-6.83', { price: to, available: state.availablePrices })
  }
}

export function useDiesel(state: State, { car: price, change, to }: MoveOf<'useDiesel'>, fx: Effects<Event>): void {
  const car = carAt(state, price)
  const [marker] = unusedMarkers(state, 'diesel')
  if (!car || !marker) throw new RangeError('Diesel changes a car on the market with one of his markers.')
  spendMarker(state, marker) // KW-8.9
  if (!isFree(state)) state.turn.markerUsed = true
  fx.emit({ kind: 'carChanged', seat: state.actor, car: price, change, from: car[change], to })
  switch (change) {
    case 'body':
    case 'engine':
      swapPart(state, car, change, to)
      break
    case 'workers':
      changeWorkers(state, car, to)
      break
    case 'price':
      takePrice(state.availablePrices, to) // KW-6.83
      givePriceBack(state.availablePrices, car.price)
      car.price = to
      break
  }
}

/**
 * KW-6.80 A swap; KW-6.84 a marker on the car stays. KW-6.87 The part that comes back was in a
 * workshop before and earns nothing.
 */
function swapPart(state: State, car: Car, kind: PartKind, value: number): void {
  const { workshops } = actorOf(state)
  workshops[findPart(workshops, kind, value)] = { kind, value: car[kind] }
  car[kind] = value
}

function changeWorkers(state: State, car: Car, to: number): void {
  if (to < car.workers) {
    pushStep(state, { name: 'callBack', car: car.price, to }) // KW-6.82
    return
  }
  actorOf(state).canteen -= to - car.workers // KW-6.81
  car.workers = to
}
