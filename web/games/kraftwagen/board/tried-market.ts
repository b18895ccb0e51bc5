import { type Car, currentStep, type State } from '@carriage/kraftwagen'
import type { Props } from './props.ts'

/** A market as it would stand, and the car on it that is only tried. */
export interface TriedMarket {
  readonly view: State
  readonly tried: Readonly<Car> | undefined
  /** Whether this is what a move under the pointer would make of it. */
  readonly ifPlayed: boolean
}

/** The market with what the move under the pointer would change: the ribbon moves while a price is only looked at. */
export function triedMarket({ view, draft, me, bare }: Pick<Props, 'view' | 'draft' | 'me' | 'bare'>): TriedMarket {
  const asItStands: TriedMarket = { view, tried: undefined, ifPlayed: false }
  if (bare || me === undefined || !draft?.preview.legal) return asItStands
  const step = currentStep(view)
  const { move } = draft
  if (move.kind === 'priceCar' && step.name === 'priceCar') {
    const { body, engine, workers } = step
    return withCar({ owner: me, body, engine, workers, price: move.price, engineerMarker: null })
  }
  if (move.kind === 'markCar' && step.name === 'markCar') {
    const { body, engine, workers, price } = step
    return withCar({ owner: me, body, engine, workers, price, engineerMarker: move.marker })
  }
  const { state } = draft.preview
  const changes = ['chooseBuyer', 'useDaimler', 'useDiesel', 'withdrawCar', 'useBenz']
  if (!changes.includes(move.kind) || state?.round !== view.round || state.phase === 'over') return asItStands
  // A Benz buyer sets the scoring off at once, which leaves no market to look at.
  return state.market.length < view.market.length && move.kind !== 'withdrawCar'
    ? asItStands
    : { view: state, tried: undefined, ifPlayed: true }

  function withCar(car: Car): TriedMarket {
    return { view: { ...view, market: [...view.market, car] }, tried: car, ifPlayed: true }
  }
}
