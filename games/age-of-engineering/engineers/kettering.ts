import { legal, type Verdict } from '@carriage/kernel'
import { findPart, givePriceBack, type PartKind, takePrice, valuesOf } from '@carriage/kraftwagen-family'
import { crewsOf } from '../crew.ts'
import { freeMarker, judgeMarkers, markerOf, useMarker } from '../engineering-markers.ts'
import type { MoveAt } from '../formats.ts'
import { crew as crewWords } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { noFreePlay, refuseByRule } from '../refusal.ts'
import { actorOf, type Car, carAt, type State } from '../state.ts'
import type { Crew } from '../steps.ts'

type Exchange = MoveOf<'exchange' | 'exchangeCrew'>
type Exchanges = { push(move: Exchange): unknown }

/** AE-6.10 One component of one own car on the market. */
export function addKetteringMoves(state: State, moves: Exchanges): void {
  if (!hasUsableMarker(state)) return
  for (const car of state.market) if (car.owner === state.actor) addExchanges(state, car, moves)
}

export function ketteringIsUsable(state: State): boolean {
  if (!hasUsableMarker(state)) return false
  const moves: Exchange[] = []
  for (const car of state.market) {
    if (car.owner !== state.actor) continue
    addExchanges(state, car, moves)
    if (moves.length > 0) return true
  }
  return false
}

function hasUsableMarker(state: State): boolean {
  return markerOf(state, 'kettering') !== undefined && freeMarker(state) !== undefined
}

/** AE-6.16 Only exchanges that change the car. */
function addExchanges(state: State, car: Car, moves: Exchanges): void {
  const { workshops } = actorOf(state)
  const { price } = car
  for (const change of ['body', 'engine'] as const) {
    for (const to of valuesOf(workshops, change)) {
      if (to !== car[change]) moves.push({ kind: 'exchange', car: price, change, to })
    }
  }
  for (const to of state.priceChart) moves.push({ kind: 'exchange', car: price, change: 'price', to })
  const pool = crewPool(state, car)
  for (const { workers, salesperson } of crewsOf(pool.workers, pool.salesperson)) {
    if (workers === car.workers && salesperson === car.salesperson) continue
    moves.push({ kind: 'exchangeCrew', car: price, workers, salesperson })
  }
}

/** AE-6.13 All workers and the salesperson in the canteen and on the car. */
function crewPool(state: State, car: Car): Crew {
  const { canteen, salesperson } = actorOf(state)
  return { workers: canteen + car.workers, salesperson: car.salesperson || salesperson === 'canteen' }
}

function judgeCar(state: State, price: number): Verdict {
  const verdict = judgeMarkers(state, 'kettering', freeMarker(state))
  if (!verdict.legal) return verdict
  return carAt(state, price)?.owner === state.actor ? legal : refuseByRule('AE-6.10', { car: price })
}

/** AE-6.10 Another body, engine or price: a free play. */
export const exchange: MoveAt<'exchange'> = {
  refusalElsewhere: noFreePlay,
  judge(state, { car: price, change, to }) {
    const verdict = judgeCar(state, price)
    if (!verdict.legal) return verdict
    if (change === 'price') {
      const { priceChart } = state
      return priceChart.includes(to) ? legal : refuseByRule('AE-6.15', { price: to, available: priceChart })
    }
    if (findPart(actorOf(state).workshops, change, to) < 0)
      return refuseByRule(change === 'body' ? 'AE-6.11' : 'AE-6.12', { part: change, value: to })
    return carAt(state, price)?.[change] === to ? refuseByRule('AE-6.16', { part: change, value: to }) : legal
  },
  play(state, { car: price, change, to }, _step, fx) {
    const car = spendMarkerOn(state, price)
    fx.emit({ kind: 'carChanged', seat: state.actor, car: price, change, from: car[change], to })
    if (change === 'price') {
      takePrice(state.priceChart, to) // AE-6.15
      givePriceBack(state.priceChart, car.price)
      car.price = to
    } else swapPart(state, car, change, to)
  },
  label(view, _seat, { car: price, change, to }) {
    const car = carAt(view, price)
    if (!car) throw new RangeError(`There is no car at ${price}.`)
    return { id: 'move.exchange', values: { car: price, change: { id: `change.${change}` }, from: car[change], to } }
  },
}

/** AE-6.13 Another crew: a free play. */
export const exchangeCrew: MoveAt<'exchangeCrew'> = {
  refusalElsewhere: noFreePlay,
  judge(state, move) {
    const verdict = judgeCar(state, move.car)
    const car = carAt(state, move.car)
    if (!verdict.legal || !car) return verdict
    const { workers, salesperson } = move
    const pool = crewPool(state, car)
    const facts = { workers, salesperson, now: car.workers, canteen: actorOf(state).canteen }
    if (workers === 0 && !salesperson) return refuseByRule('AE-6.14', facts)
    if (workers > pool.workers || (salesperson && !pool.salesperson)) return refuseByRule('AE-6.13', facts)
    return workers === car.workers && salesperson === car.salesperson ? refuseByRule('AE-6.16', facts) : legal
  },
  play(state, move, _step, fx) {
    const { workers, salesperson } = move
    const car = spendMarkerOn(state, move.car)
    const company = actorOf(state)
    const from = { workers: car.workers, salesperson: car.salesperson }
    fx.emit({ kind: 'crewChanged', seat: state.actor, car: move.car, from, to: { workers, salesperson } })
    company.canteen += car.workers - workers // AE-6.13 in both directions
    if (salesperson !== car.salesperson) company.salesperson = salesperson ? 'car' : 'canteen'
    car.workers = workers
    car.salesperson = salesperson
  },
  label: (_view, _seat, move) => ({ id: 'move.exchangeCrew', values: { car: move.car, crew: crewWords(move) } }),
}

/** AE-6.18 The marker goes to the box; it never lies on the car, whose own marker and tokens stay: AE-6.17. */
function spendMarkerOn(state: State, price: number): Car {
  const car = carAt(state, price)
  const marker = markerOf(state, 'kettering')
  if (!car || !marker) throw new RangeError('Kettering changes a car on the market with one of his markers.')
  useMarker(state, marker, freeMarker(state))
  return car
}

/** AE-6.11, AE-6.12 Swaps a part. The returned part was stored before and wins no achievement. */
function swapPart(state: State, car: Car, kind: PartKind, value: number): void {
  const { workshops } = actorOf(state)
  workshops[findPart(workshops, kind, value)] = { kind, value: car[kind] }
  car[kind] = value
}
