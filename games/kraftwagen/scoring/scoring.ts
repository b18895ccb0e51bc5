import { type Effects, seatsOf } from '@carriage/kernel'
import { pitLane, replaceStep, returnBuyers } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import { playerOf, type Round, type State } from '../state.ts'
import { earn } from './money.ts'
import { lapMoneyNow, raceNow } from './race-scoring.ts'
import { salesNow } from './sales.ts'

/** KW-9.1 The race, the buyers, the clean-up; then the next round or the end. */
export function scoreRound(state: State, fx: Effects<Event>): void {
  scoreRace(state, fx)
  sellCars(state, fx)
  cleanUp(state, fx) // KW-9.34 after the last round, too
  const next = nextRound(state.round)
  if (next === undefined) {
    replaceStep(state, { name: 'over' }) // KW-11.1
    return
  }
  state.round = next // KW-9.33
  replaceStep(state, { name: 'preparation' }) // KW-3.14, KW-3.15 nothing else is reset
}

/** KW-3.1 Three rounds. */
function nextRound(round: Round): Round | undefined {
  return round === 1 ? 2 : round === 2 ? 3 : undefined
}

function scoreRace(state: State, fx: Effects<Event>): void {
  const places = raceNow(state)
  fx.emit({ kind: 'raceScored', places })
  for (const { seat, money } of places) if (seat !== null) earn(state, seat, money, 'place', fx)
  for (const seat of seatsOf(state.players.length)) {
    earn(state, seat, lapMoneyNow(state, seat), 'laps', fx)
    const { raceCar } = playerOf(state, seat)
    raceCar.space = pitLane // KW-9.7; KW-12.7 dummies stay
    raceCar.laps = 0 // KW-9.8
  }
}

function sellCars(state: State, fx: Effects<Event>): void {
  const unsold = state.market.slice()
  for (const { buyer, preference, bought } of salesNow(state)) {
    if (!bought) {
      fx.emit({ kind: 'buyerLeft', buyer, preference })
      continue
    }
    const { car, value, rivals, times, bonus, paid } = bought
    unsold.splice(unsold.indexOf(car), 1)
    fx.emit({ kind: 'carSold', buyer, preference, car, price: car.price, times, bonus, paid, value, rivals })
    earn(state, car.owner, paid, 'sale', fx) // KW-6.66
  }
  for (const car of unsold) fx.emit({ kind: 'carUnsold', car }) // KW-9.32
}

function cleanUp(state: State, fx: Effects<Event>): void {
  const workers = state.players.map(() => 0)
  for (const car of state.market) {
    playerOf(state, car.owner).supply += car.workers // KW-9.27
    workers[car.owner] = (workers[car.owner] ?? 0) + car.workers
  }
  state.market = [] // KW-9.26, KW-9.28, KW-3.9
  state.availablePrices = [] // KW-9.29
  returnBuyers(state) // KW-9.30, KW-9.31
  fx.emit({ kind: 'marketCleared', workers })
}
