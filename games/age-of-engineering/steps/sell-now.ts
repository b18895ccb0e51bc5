import { type Effects, legal } from '@carriage/kernel'
import { popStep } from '@carriage/kraftwagen-family'
import { cloneCar } from '../clone.ts'
import { dismissCrew } from '../crew.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { gain } from '../points.ts'
import { refuseByRule } from '../refusal.ts'
import { type Car, carAt, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'

/** AE-8.4 The company must sell one of its cars immediately. */
export const sellNow: Decision<'sellNow', 'sellNow'> = {
  decision: 'sellNow',
  rules: ['AE-8.2', 'AE-8.4', 'AE-8.5', 'AE-8.6', 'AE-8.8'],
  must: 'AE-4.13',
  /** A single car is not a choice. */
  isPending(state, step, fx) {
    const [only, ...others] = ownCars(state)
    if (!only || others.length > 0) return true
    sell(state, step, only.price, fx)
    return false
  },
  list: (state) => ownCars(state).map(({ price }) => ({ kind: 'sellNow', car: price })),
  moves: {
    sellNow: {
      refusalElsewhere: 'AE-8.4',
      judge: (state, { car }) => (carAt(state, car)?.owner === state.actor ? legal : refuseByRule('AE-8.4', { car })),
      play: (state, { car }, step, fx) => sell(state, step, car, fx),
      label: (_view, _seat, { car }) => ({ id: 'move.sellNow', values: { car } }),
    },
  },
  prompt: (_view, { points }) => ({ id: 'decision.sellNow', values: { points } }),
}

/** AE-8.5 For a fixed amount, without a buyer; AE-8.6 a production token keeps the car on the market. */
function sell(state: State, { points }: StepOf<'sellNow'>, price: number, fx: Effects<Event>): void {
  popStep(state)
  const car = carAt(state, price)
  if (!car) throw new RangeError(`There is no car at ${price}.`)
  const stays = car.productionTokens > 0
  fx.emit({ kind: 'carSoldAtOnce', seat: state.actor, car: cloneCar(car), stays })
  if (stays) car.productionTokens--
  else {
    state.market.splice(state.market.indexOf(car), 1) // AE-8.7; AE-8.8 the price is unavailable for this round
    dismissCrew(state, car)
  }
  gain(state, state.actor, points, 'instant', fx)
}

function ownCars({ market, actor }: State): Car[] {
  return market.filter(({ owner }) => owner === actor)
}
