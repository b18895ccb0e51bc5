import { type Effects, seatsOf } from '@carriage/kernel'
import { pitLane, replaceStep, returnBuyers } from '@carriage/kraftwagen-family'
import { dismissCrew } from '../crew.ts'
import type { Event } from '../events.ts'
import type { Automatic } from '../formats.ts'
import { gain } from '../points.ts'
import { lapPointsNow, raceNow } from '../race-scoring.ts'
import { type Sale, saleRules, salesNow } from '../sales.ts'
import { type Car, companyOf, type Round, type State } from '../state.ts'

/** AE-10.1 The race, the buyers, the investors, the clean-up; then the next round or the end: AE-10.38. */
export const scoring: Automatic<'scoring'> = {
  rules: ['AE-10.1', 'AE-10.6', 'AE-10.7', ...saleRules],
  run(state, _step, fx) {
    const sales = salesNow(state) // AE-7.26 current laps
    scoreRace(state, fx)
    sellCars(state, sales, fx)
    cleanUp(state, fx)
    const next = nextRound(state.round)
    if (next === undefined) {
      replaceStep(state, { name: 'over' }) // AE-12.1
      return false
    }
    state.round = next
    replaceStep(state, { name: 'preparation' })
    return false
  },
}

/** AE-3.1 Three rounds. */
function nextRound(round: Round): Round | undefined {
  return round === 1 ? 2 : round === 2 ? 3 : undefined
}

function scoreRace(state: State, fx: Effects<Event>): void {
  const places = raceNow(state)
  fx.emit({ kind: 'raceScored', places })
  for (const { seat, points } of places) if (seat !== null) gain(state, seat, points, 'place', fx)
  for (const seat of seatsOf(state.companies.length)) {
    gain(state, seat, lapPointsNow(state, seat), 'laps', fx)
    const { raceCar } = companyOf(state, seat)
    raceCar.space = pitLane // AE-10.9; AE-13.6 neutral cars stay
    raceCar.laps = 0 // AE-10.10
  }
}

function sellCars(state: State, sales: readonly Sale[], fx: Effects<Event>): void {
  const unsold = state.market.slice()
  const left = new Map<Car, number>()
  for (const sale of sales) {
    const { bought } = sale
    if (!bought) {
      if (sale.by === 'buyer') fx.emit({ kind: 'buyerLeft', buyer: sale.buyer, preference: sale.preference })
      else fx.emit({ kind: 'investorLeft', place: sale.place, investor: sale.investor })
      continue
    }
    const { value, rivals, times, bonus, paid, tokens } = bought
    const car = { ...bought.car, productionTokens: tokens }
    const stays = tokens > 0
    if (stays) left.set(bought.car, tokens)
    else unsold.splice(unsold.indexOf(bought.car), 1)
    if (sale.by === 'buyer') {
      const { buyer, preference } = sale
      fx.emit({ kind: 'carSold', buyer, preference, car, value, rivals, times, bonus, paid, stays })
    } else {
      const { place, investor } = sale
      fx.emit({ kind: 'investorBought', place, investor, car, rivals, paid, stays })
    }
    gain(state, car.owner, paid, sale.by === 'buyer' ? 'sale' : 'investor', fx)
  }
  for (const car of unsold) {
    const again = left.get(car)
    fx.emit({ kind: 'carUnsold', car, ...(again !== undefined && { left: again }) }) // AE-10.33
  }
}

/** AE-3.16, AE-3.17, AE-7.9 The chain and the companies' possessions are unchanged. */
function cleanUp(state: State, fx: Effects<Event>): void {
  const workers = state.companies.map(() => 0)
  for (const car of state.market) {
    dismissCrew(state, car)
    workers[car.owner] = (workers[car.owner] ?? 0) + car.workers
  }
  state.market = [] // AE-10.28, AE-10.31, AE-10.33, with tokens (AE-7.8) and markers (AE-9.18)
  state.priceChart = [] // AE-10.30, AE-10.36
  returnBuyers(state) // AE-5.46, AE-10.34; AE-6.23, AE-10.35 with Packard's markers
  state.recruitment.investor.gone.push(...state.investorTrack.map(({ investor }) => investor)) // AE-7.16
  state.investorTrack = [] // AE-7.10
  fx.emit({ kind: 'marketCleared', workers }) // AE-10.37 white markers are unchanged
}
