import type { Seat } from '@carriage/kernel'
import { currentStep, takePrice } from '@carriage/kraftwagen-family'
import { carOffered } from '../achievements.ts'
import { clone } from '../clone.ts'
import type { EngineeringMarker } from '../components/index.ts'
import { carMarkers } from '../engineering-markers.ts'
import { endsActionPhase } from '../round.ts'
import type { Car, State } from '../state.ts'
import { type Fate, outcomeOf } from './market-outcome.ts'
import { tryingTable } from './what-if.ts'

/** A car without a price. */
export interface CarDraft {
  readonly body: number
  readonly engine: number
  readonly workers: number
  readonly salesperson: boolean
  /** A marker of Winton or Christie that goes on it. */
  readonly marker: EngineeringMarker | null
}

export interface PriceForecast {
  readonly draft: CarDraft
  /** One for each available price marker, lowest first. */
  readonly prices: readonly PriceOutcome[]
}

export interface PriceOutcome {
  readonly price: number
  /** The result for the car if the round ended with it. */
  readonly fate: Fate
  /** The marker that increases the car's earnings most, if any, with the resulting forecast: AE-9.13. */
  readonly marked?: MarkedOutcome
  /** Whether this car would end the round, so that no rival can respond: AE-3.12. */
  readonly endsRound: boolean
}

export interface MarkedOutcome {
  readonly marker: EngineeringMarker
  readonly fate: Fate
}

/**
 * The result for a car at each available price. Fields omitted from the draft are taken from the car under
 * construction; null if the car is still incomplete. `judge` decides whether the seat may place it.
 */
export function priceForecast(view: State, seat: Seat, draft: Partial<CarDraft> = {}): PriceForecast | null {
  const whole = wholeCar(view, seat, draft)
  if (!whole) return null
  // The price is chosen before the marker, so the marker's effect is shown at each price.
  const markers = view.actor === seat && draft.marker === undefined ? carMarkers(view) : []
  const prices = view.priceChart.map((price): PriceOutcome => {
    const car: Car = { owner: seat, ...whole, price, productionTokens: 0 }
    const { offered, ...outcome } = outcomeAt(view, car, markers)
    return { price, ...outcome, endsRound: endsActionPhase(offered) }
  })
  return { draft: whole, prices }
}

/** The result for a car, and the result with the marker that increases it most, if any. */
export function outcomeAt(
  view: State,
  car: Car,
  markers: readonly EngineeringMarker[],
): { readonly offered: State; readonly fate: Fate; readonly marked?: MarkedOutcome } {
  const { offered, fate } = offer(view, car)
  const marked = bestMarked(view, car, markers, fate.paid)
  return { offered, fate, ...(marked && { marked }) }
}

/** The result with the best marker; undefined if no marker improves it. */
function bestMarked(
  view: State,
  car: Car,
  markers: readonly EngineeringMarker[],
  without: number,
): MarkedOutcome | undefined {
  let best: MarkedOutcome | undefined
  for (const marker of markers) {
    const { fate } = offer(view, { ...car, marker })
    if (fate.paid > (best?.fate.paid ?? without)) best = { marker, fate }
  }
  return best
}

/** The draft completed with decisions already made; undefined if the car is still incomplete. */
export function wholeCar(view: State, seat: Seat, draft: Partial<CarDraft>): CarDraft | undefined {
  const { body, engine, workers, salesperson, marker = null } = { ...halfBuilt(view, seat), ...draft }
  if (body === undefined || engine === undefined || workers === undefined || salesperson === undefined) return undefined
  return { body, engine, workers, salesperson, marker }
}

/** The decisions already made for the car under construction. */
export function halfBuilt(view: State, seat: Seat): Partial<CarDraft> {
  const step = currentStep(view)
  if (view.actor !== seat) return {}
  switch (step.name) {
    case 'crewCar':
      return { body: step.body, engine: step.engine }
    case 'priceCar':
    case 'markCar': {
      const { body, engine, workers, salesperson } = step
      return { body, engine, workers, salesperson }
    }
    default:
      return {}
  }
}

/** The state with this car on the market, and its result. */
export function offer(view: State, car: Car): { readonly offered: State; readonly fate: Fate } {
  const offered = clone(view)
  offered.market.push(car)
  takePrice(offered.priceChart, car.price)
  carOffered(offered, car.owner, tryingTable()) // an achievement it wins can matter to Dodge: AE-7.23
  const fate = outcomeOf(offered).fates.at(-1)
  if (!fate) throw new RangeError('A car on the market has no result.')
  return { offered, fate }
}
