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
 * A rival who could offer a cheaper car: with a body, an engine and a crew in the canteen, a price marker left below
 * this price and a space on the market; or with a marker of Kettering and a car to change.
 */
export interface Undercutter {
  readonly seat: Seat
  /** The price markers left below this price. */
  readonly cheaper: readonly number[]
  /** Of the cheaper cars that the rival could offer now and that would hurt, the one that brings most; null if none would. */
  readonly threat: Threat | null
}

export interface Threat {
  /** A new car, or one on the market that Kettering changes. */
  readonly kind: 'placed' | 'changed'
  readonly car: Readonly<Car>
  /** What the threatened car would still bring; 0 if it would stay unsold. */
  readonly leaves: number
  /** What the rival's car would bring. */
  readonly brings: number
}

export interface UndercutForecast {
  readonly price: number
  /** Rivals who could still offer a cheaper car; empty without a sale to lose and after the end of the round. */
  readonly rivals: readonly Undercutter[]
}

/**
 * Who could still undercut the car that a seat is building, at each price marker left. What the draft leaves open is
 * taken from the car that it is just building, as in the forecast of prices; null if that does not make a whole car.
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
    const rival = asIfOnTurn(view, seat) // in a turn still to come
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
  /** The table with that car. */
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

/** If no customer asks for luxury, all crews are alike: AE-9.9. An investor may ask for it. */
function asksForLuxury({ activeBuyers, investorTrack }: State): boolean {
  return investorTrack.length > 0 || activeBuyers.some(({ preference }) => preference === 'luxury')
}

function carsOf(rival: State): Extract<Move, { kind: 'placeCar' }>[] {
  const moves: Move[] = []
  addCarMoves(rival, moves)
  return moves.filter((move) => move.kind === 'placeCar')
}

/** AE-11.9 What another car wins does not depend on which car it is, and can matter to Dodge: AE-7.23. */
function withOneMore(rival: State): State {
  const state = clone(rival)
  state.market.push({ ...nothing, owner: state.actor })
  carOffered(state, state.actor, tryingTable())
  return state
}

const nothing = { body: 1, engine: 1, workers: 1, salesperson: false, price: 0, marker: null, productionTokens: 0 }

/** AE-6.10 Kettering changes one component of a car that is already offered. */
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

/** Prices of a round are all different, so that a price names a car: AE-9.6. */
function threatOf({ kind, car, table }: Answer, { price }: Readonly<Car>): Threat {
  let leaves = 0
  let brings = 0
  for (const { bought } of salesNow(table)) {
    if (bought?.car.price === price) leaves += bought.paid
    if (bought?.car === car) brings += bought.paid
  }
  return { kind, car, leaves, brings }
}
