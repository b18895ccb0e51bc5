import type { Seat } from '@carriage/kernel'
import { type BuyerKind, currentStep } from '@carriage/kraftwagen-family'
import type { EngineerMarker } from '../components/index.ts'
import { endsActionPhase } from '../round.ts'
import type { Car, State } from '../state.ts'
import { type Fate, outcomeOf } from './market-outcome.ts'
import { type Undercutter, undercutters } from './undercutting.ts'

/** A car without a price. */
export interface CarDraft {
  readonly body: number
  readonly engine: number
  readonly workers: number
  /** A marker of Horch or Maybach that goes on it. */
  readonly marker: EngineerMarker | null
}

export interface PriceForecast {
  readonly draft: CarDraft
  /** One for each available price marker, lowest first. */
  readonly prices: readonly PriceOutcome[]
  /** One for each active buyer, in order. */
  readonly limits: readonly PriceLimit[]
}

export interface PriceOutcome {
  readonly price: number
  /** The result for the car if the round ended with it. */
  readonly fate: Fate
  /** Whether this car would end the round, so that no rival can respond to it: KW-3.13. */
  readonly endsRound: boolean
  /** Rivals who could still offer a cheaper car; empty if there is no sale to lose. */
  readonly rivals: readonly Undercutter[]
}

/** The highest price at which a buyer would still take the car, and what he would pay; null if he takes it at none. */
export interface PriceLimit {
  readonly buyer: number
  readonly preference: BuyerKind
  readonly highest: { readonly price: number; readonly paid: number } | null
}

/**
 * The result for a car at each available price. Fields omitted from the draft are taken from the car under
 * construction; null if the car is still incomplete. `judge` decides whether the seat may place it.
 */
export function priceForecast(view: State, seat: Seat, draft: Partial<CarDraft> = {}): PriceForecast | null {
  const { body, engine, workers, marker = null } = { ...halfBuilt(view, seat), ...draft }
  if (body === undefined || engine === undefined || workers === undefined) return null
  const prices = view.availablePrices.map((price) =>
    atPrice(view, { owner: seat, body, engine, workers, price, engineerMarker: marker }),
  )
  const limits = view.activeBuyers.map(({ preference }, buyer): PriceLimit => {
    const sales = prices.flatMap(({ price, fate }) =>
      fate.kind === 'sold' && fate.buyer === buyer ? [{ price, paid: fate.paid }] : [],
    )
    return { buyer, preference, highest: sales.at(-1) ?? null } // prices rise, so the last is the highest
  })
  return { draft: { body, engine, workers, marker }, prices, limits }
}

/** The decisions already made for the car under construction. */
export function halfBuilt(view: State, seat: Seat): Partial<CarDraft> {
  const step = currentStep(view)
  if (view.actor !== seat) return {}
  switch (step.name) {
    case 'crewCar':
      return { body: step.body, engine: step.engine }
    case 'priceCar':
    case 'markCar':
      return { body: step.body, engine: step.engine, workers: step.workers }
    default:
      return {}
  }
}

function atPrice(view: State, car: Car): PriceOutcome {
  const { price } = car
  const offered: State = {
    ...view,
    market: [...view.market, car],
    availablePrices: view.availablePrices.filter((other) => other !== price),
  }
  const fate = outcomeOf(offered).fates.at(-1)
  if (!fate) throw new RangeError('A car on the market has no result.')
  const endsRound = endsActionPhase(offered)
  return { price, fate, endsRound, rivals: endsRound ? [] : undercutters(offered, fate) }
}
