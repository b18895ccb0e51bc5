import { type Effects, legal, type Verdict } from '@carriage/kernel'
import { pop } from '@carriage/motorworks'
import { cloneCar } from './clone.ts'
import { dismissCrew } from './crew.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { gain } from './points.ts'
import { refuse } from './refusal.ts'
import { type Car, carAt, type State } from './state.ts'
import type { StepOf } from './steps.ts'

/** AE-8.4 The company must sell one of its cars; with a single one there is no choice. */
export function sellNowOrWait(state: State, step: StepOf<'sellNow'>, fx: Effects<Event>): boolean {
  const [only, ...others] = ownCars(state)
  if (!only || others.length > 0) return true
  sellNow(state, step, only.price, fx)
  return false
}

export function sellNowMoves(state: State): Move[] {
  return ownCars(state).map(({ price }): Move => ({ kind: 'sellNow', car: price }))
}

export function judgeSellNow(state: State, price: number): Verdict {
  return carAt(state, price)?.owner === state.actor ? legal : refuse('AE-8.4', { car: price })
}

/** AE-8.5 For a flat amount, without any buyer; AE-8.6 a production token keeps the car on the market. */
export function sellNow(state: State, { points }: StepOf<'sellNow'>, price: number, fx: Effects<Event>): void {
  pop(state)
  const car = carAt(state, price)
  if (!car) throw new RangeError(`There is no car at ${price}.`)
  const stays = car.productionTokens > 0
  fx.tell({ kind: 'carSoldAtOnce', seat: state.actor, car: cloneCar(car), stays })
  if (stays) car.productionTokens--
  else {
    state.market.splice(state.market.indexOf(car), 1) // AE-8.7; AE-8.8 the price is gone for this round
    dismissCrew(state, car)
  }
  gain(state, state.actor, points, 'instant', fx)
}

function ownCars({ market, actor }: State): Car[] {
  return market.filter(({ owner }) => owner === actor)
}
