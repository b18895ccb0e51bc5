import { type Effects, legal, refuse, type Verdict } from '@carriage/kernel'
import {
  differentParts,
  findPart,
  givePriceBack,
  type PartKind,
  pop,
  push,
  takeOutOfWorkshop,
} from '@carriage/motorworks'
import type { Bonus } from './components/index.ts'
import { offerBugattiDrive } from './engineers/bugatti.ts'
import type { Event } from './events.ts'
import { earn } from './money.ts'
import type { Move } from './moves.ts'
import { installEngine, takePart } from './parts.ts'
import { takeTopDiscard } from './research.ts'
import { actorOf, carAt, type State } from './state.ts'
import type { StepOf } from './steps.ts'
import { tablesOf } from './tables.ts'

/** No engine has a higher value. */
const highestEngine = 7

/** The lower half of a specialty tile. Gives the rule by which it lapses, if it does. */
export function carryOutBonus(state: State, bonus: Bonus, fx: Effects<Event>): string | undefined {
  const player = actorOf(state)
  const row = tablesOf(state).components.specialtyBonuses.rows[bonus]
  switch (row.effect) {
    case 'takePart': // KW-13.20, KW-13.22 whatever the level
      takePart(state, { kind: row.part, value: row.value })
      return undefined
    case 'raiseGpEngine':
      if (player.gpEngine >= highestEngine) return 'KW-13.24'
      installEngine(state, player.gpEngine + row.by, fx) // KW-13.23
      offerBugattiDrive(state)
      return undefined
    case 'moneyPerWorker':
      earn(state, state.actor, player.canteen * row.money, 'workers', fx) // KW-13.26
      return undefined
    case 'withdrawCar':
      if (!state.market.some(({ owner }) => owner === state.actor)) return 'KW-13.37'
      push(state, { name: 'withdrawCar', money: row.money })
      return undefined
    case 'sellPart':
      if (player.workshops.every((part) => part === null)) return 'KW-13.37'
      push(state, { name: 'sellPart' })
      return undefined
    case 'researchTopDiscard':
      return takeTopDiscard(state, fx) ? undefined : 'KW-13.35'
  }
}

export function withdrawMoves(state: State): Move[] {
  const moves: Move[] = []
  for (const { owner, price } of state.market)
    if (owner === state.actor) moves.push({ kind: 'withdrawCar', car: price })
  moves.push({ kind: 'skip' })
  return moves
}

export function judgeWithdraw(state: State, car: number): Verdict {
  return carAt(state, car)?.owner === state.actor ? legal : refuse('KW-13.27', { car })
}

export function withdrawCar(state: State, { money }: StepOf<'withdrawCar'>, price: number, fx: Effects<Event>): void {
  pop(state)
  const place = state.market.findIndex((car) => car.price === price)
  const [car] = state.market.splice(place, 1) // KW-13.31 its space is free again
  if (!car) throw new RangeError(`There is no car at ${price}.`)
  givePriceBack(state.availablePrices, price) // KW-13.28
  actorOf(state).supply += car.workers // KW-13.29; KW-13.30 a marker on it leaves the game with it
  fx.tell({ kind: 'carWithdrawn', seat: state.actor, car })
  earn(state, state.actor, money, 'withdrawal', fx) // KW-13.27
}

/** KW-13.33 Only parts in workshops: the Grand Prix engine cannot be sold. */
export function sellMoves(state: State): Move[] {
  const moves = differentParts(actorOf(state).workshops).map(
    ({ kind, value }): Move => ({ kind: 'sellPart', part: kind, value }),
  )
  moves.push({ kind: 'skip' })
  return moves
}

export function judgeSell(state: State, part: PartKind, value: number): Verdict {
  const { workshops, gpEngine } = actorOf(state)
  if (findPart(workshops, part, value) >= 0) return legal
  return refuse(part === 'engine' && value === gpEngine ? 'KW-13.33' : 'KW-13.32', { part, value })
}

export function sellPart(state: State, part: PartKind, value: number, fx: Effects<Event>): void {
  pop(state)
  takeOutOfWorkshop(actorOf(state).workshops, part, value)
  fx.tell({ kind: 'partSold', seat: state.actor, part, value })
  earn(state, state.actor, value, 'partSold', fx) // KW-13.32
}
