import type { Pile, Seat, Secret } from '@carriage/kernel'
import type { Kind, LotId } from './lots.ts'
import type { Step } from './steps.ts'

/** The complete state of a game: plain JSON. */
export interface State {
  step: Step
  /** The number of lots drawn. */
  drawn: number
  /** The remaining lots; the next one is decided when drawn. */
  lots: Pile<LotId>
  /** The remaining taste cards. Hidden from all viewers: with the rest known, a rival's card could be deduced. */
  tastes: Secret<Pile<Kind>>
  bidders: Bidder[]
}

export interface Bidder {
  coins: number
  bid: Secret<number> | null
  taste: Secret<Kind> | Kind
  bought: Purchase[]
}

export interface Purchase {
  readonly lot: LotId
  polish: number
}

export function bidderAt(state: State, seat: Seat): Bidder {
  const bidder = state.bidders[seat]
  if (!bidder) throw new RangeError(`There is no seat ${seat}.`)
  return bidder
}
