import { type Car, currentStep, type State } from '@carriage/kraftwagen'
import type { Props } from './props.ts'

/** The market after the previewed move, and the previewed car on it. */
export interface TriedMarket {
  readonly view: State
  readonly tried: Readonly<Car> | undefined
  /** Whether it differs from the real market. */
  readonly ifPlayed: boolean
}

/** The market after the previewed move: the ribbon moves while a price is previewed. */
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
  // A Benz buyer starts the scoring at once, which leaves no market to show.
  return state.market.length < view.market.length && move.kind !== 'withdrawCar'
    ? asItStands
    : { view: state, tried: undefined, ifPlayed: true }

  function withCar(car: Car): TriedMarket {
    return { view: { ...view, market: [...view.market, car] }, tried: car, ifPlayed: true }
  }
}
