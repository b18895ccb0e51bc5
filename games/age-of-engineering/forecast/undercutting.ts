import { type Seat, seatsOf } from '@carriage/kernel'
import { carOffered } from '../achievements.ts'
import { clone } from '../clone.ts'
import { addKetteringMoves } from '../engineers/kettering.ts'
import type { Move } from '../moves.ts'
import { endsActionPhase } from '../round.ts'
import { salesNow } from '../sales.ts'
import type { Car, State } from '../state.ts'
import { crewMoves } from '../steps/crew-car.ts'
import { markMoves } from '../steps/mark-car.ts'
import { addCarMoves } from '../steps/placing.ts'
import type { Fate } from './market-outcome.ts'
import { type CarDraft, offer, wholeCar } from './price-forecast.ts'
import { asIfOnTurn, tryingTable } from './what-if.ts'

/**
 * A rival who could offer a cheaper car: either a new one, with a body, an engine, a crew in the canteen, a lower
 * available price and a market space, or an own car changed with Kettering's marker.
 */
export interface Undercutter {
  readonly seat: Seat
  /** The available prices below this one. */
  readonly cheaper: readonly number[]
  /**
   * The most profitable of the rival's possible cheaper cars that would reduce this car's earnings; null if there is
   * none.
   */
  readonly threat: Threat | null
}

export interface Threat {
  /** A new car, or one on the market changed by Kettering. */
  readonly kind: 'placed' | 'changed'
  readonly car: Readonly<Car>
  /** What the threatened car would still earn; 0 if unsold. */
  readonly leaves: number
  /** What the rival's car would earn. */
  readonly brings: number
}

export interface UndercutForecast {
  readonly price: number
  /** Rivals who could still offer a cheaper car; empty if the car is unsold or the round has ended. */
  readonly rivals: readonly Undercutter[]
}

/**
 * Who could undercut the car under construction, at each available price. Omitted fields are taken from the car under
 * construction, as in the price forecast; null if the car is still incomplete.
 */
export function undercutForecast(view: State, seat: Seat, draft: Partial<CarDraft> = {}): UndercutForecast[] | null {
  const whole = wholeCar(view, seat, draft)
  if (!whole) return null
  return view.priceChart.map((price) => {
    const { offered, fate } = offer(view, { owner: seat, ...whole, price, productionTokens: 0 })
    return { price, rivals: endsActionPhase(offered) ? [] : undercutters(offered, fate) } // AE-3.12
  })
}

function undercutters(view: State, { car, paid }: Fate): Undercutter[] {
  if (paid === 0) return []
  const cheaper = view.priceChart.filter((price) => price < car.price)
  return seatsOf(view.companies.length).flatMap((seat) => {
    if (seat === car.owner) return []
    const rival = asIfOnTurn(view, seat) // in a future turn
    const answers = [...newCars(rival, cheaper), ...changedCars(rival, car.price)]
    if (answers.length === 0) return []
    const threats = answers.map((answer) => threatOf(answer, car)).filter(({ leaves }) => leaves < paid)
    const [worst = null] = threats.sort((a, b) => b.brings - a.brings)
    return [{ seat, cheaper, threat: worst }]
  })
}

interface Answer {
  readonly kind: Threat['kind']
  readonly car: Readonly<Car>
  /** The state with that car. */
  readonly table: State
}

function newCars(rival: State, prices: readonly number[]): Answer[] {
  const owner = rival.actor
  const offering = withOneMore(rival)
  const crews = crewMoves(rival)
  return carsOf(rival).flatMap(({ body, engine }) =>
    (asksForLuxury(rival) ? crews : crews.slice(0, 1)).flatMap((crew) =>
      markMoves(rival).flatMap((mark) => {
        const { workers, salesperson } = crew
        return prices.map((price): Answer => {
          const { marker } = mark
          const car: Car = { owner, body, engine, workers, salesperson, price, marker, productionTokens: 0 }
          return { kind: 'placed', car, table: { ...offering, market: [...rival.market, car] } }
        })
      }),
    ),
  )
}

/** Unless a customer wants luxury (AE-9.9, possibly an investor), all crews are equivalent. */
function asksForLuxury({ activeBuyers, investorTrack }: State): boolean {
  return investorTrack.length > 0 || activeBuyers.some(({ preference }) => preference === 'luxury')
}

function carsOf(rival: State): Extract<Move, { kind: 'placeCar' }>[] {
  const moves: Move[] = []
  addCarMoves(rival, moves)
  return moves.filter((move) => move.kind === 'placeCar')
}

/** AE-11.9 Achievements won by another car do not depend on which car it is, and can matter to Dodge: AE-7.23. */
function withOneMore(rival: State): State {
  const state = clone(rival)
  state.market.push({ ...nothing, owner: state.actor })
  carOffered(state, state.actor, tryingTable())
  return state
}

const nothing = { body: 1, engine: 1, workers: 1, salesperson: false, price: 0, marker: null, productionTokens: 0 }

/** AE-6.10 Kettering changes one component of a placed car. */
function changedCars(rival: State, below: number): Answer[] {
  const moves: Move[] = []
  addKetteringMoves(rival, moves)
  return moves.flatMap((move) => {
    if (move.kind !== 'exchange' && move.kind !== 'exchangeCrew') return []
    const before = rival.market.find(({ price }) => price === move.car)
    if (!before) return []
    const car: Car =
      move.kind === 'exchange'
        ? { ...before, [move.change]: move.to }
        : { ...before, workers: move.workers, salesperson: move.salesperson }
    if (car.price >= below) return []
    const market = rival.market.map((other) => (other === before ? car : other))
    return [{ kind: 'changed' as const, car, table: { ...rival, market } }]
  })
}

/** Prices within a round are unique, so a price identifies a car: AE-9.6. */
function threatOf({ kind, car, table }: Answer, { price }: Readonly<Car>): Threat {
  let leaves = 0
  let brings = 0
  for (const { bought } of salesNow(table)) {
    if (bought?.car.price === price) leaves += bought.paid
    if (bought?.car === car) brings += bought.paid
  }
  return { kind, car, leaves, brings }
}
