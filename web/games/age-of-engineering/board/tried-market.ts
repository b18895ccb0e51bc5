import { type Car, currentStep, type Move, type State } from '@carriage/age-of-engineering'
import type { Props } from './props.ts'

/** The market after the previewed move, and the previewed car on it. */
export interface TriedMarket {
  readonly view: State
  readonly tried: Readonly<Car> | undefined
  /** Whether it differs from the real market. */
  readonly ifPlayed: boolean
}

const changing: readonly Move['kind'][] = [
  'chooseBuyer',
  'swapBuyer',
  'usePackard',
  'exchange',
  'exchangeCrew',
  'useProductionToken',
  'sellNow',
]

const tries = new WeakMap<object, TriedMarket>()

/** The market after the previewed move: sales are recomputed while a price is previewed. */
export function triedMarket({ view, draft, me }: Pick<Props, 'view' | 'draft' | 'me'>): TriedMarket {
  const asItStands: TriedMarket = { view, tried: undefined, ifPlayed: false }
  if (me === undefined || !draft?.preview.legal) return asItStands
  const known = tries.get(draft)
  if (known) return known
  const found = tryOut()
  tries.set(draft, found)
  return found

  function tryOut(): TriedMarket {
    const { move, preview } = draft ?? {}
    const step = currentStep(view)
    if (me === undefined || !move || !preview?.legal) return asItStands
    if (move.kind === 'priceCar' && step.name === 'priceCar')
      return withCar({ ...step, price: move.price, marker: null })
    if (move.kind === 'markCar' && step.name === 'markCar') return withCar({ ...step, marker: move.marker })
    const { state } = preview
    if (!changing.includes(move.kind) || !state || state.phase !== 'action' || state.round !== view.round)
      return asItStands
    return { view: state, tried: undefined, ifPlayed: true }
  }

  function withCar({
    body,
    engine,
    workers,
    salesperson,
    price,
    marker,
  }: Omit<Car, 'owner' | 'productionTokens'>): TriedMarket {
    if (me === undefined) return asItStands
    const car: Car = { owner: me, body, engine, workers, salesperson, price, marker, productionTokens: 0 }
    return { view: { ...view, market: [...view.market, car] }, tried: car, ifPlayed: true }
  }
}
