import type { Pile, Seat, Secret } from '@carriage/kernel'
import type { Kind, LotId } from './lots.ts'
import type { Step } from './steps.ts'

/** Everything that can be said about a game at one moment: plain JSON. */
export interface State {
  step: Step
  /** How many lots have come under the hammer. */
  drawn: number
  /** The lots that have not; which one comes next is decided when it is drawn. */
  lots: Pile<LotId>
  /** What is left of the taste cards. No viewer may see it: with the rest known, a rival's card could be worked out. */
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
