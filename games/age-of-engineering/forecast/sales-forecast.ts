import type { Seat } from '@carriage/kernel'
import { buyersOnOffer } from '../buyer.ts'
import type { Achievement, Preference } from '../components/index.ts'
import type { State } from '../state.ts'
import { ownerOfBuick, useBuick } from '../steps/buick.ts'
import { type MarketOutcome, outcomeOf } from './market-outcome.ts'
import { asIfOnTurn, shownAs, tryingTable } from './what-if.ts'

/** The purchases of active buyers and investors if the round ended now. */
export interface SalesForecast extends MarketOutcome {
  /** What Buick's marker may change at the start of the scoring; null if it was used or nobody has it. */
  readonly buick: BuickForecast | null
}

/** AE-6.36 The owner of the marker may add a buyer or decline. */
export interface BuickForecast {
  readonly owner: Seat
  /** One for each preference available to the owner. */
  readonly variants: readonly BuickVariant[]
}

export interface BuickVariant {
  readonly preference: Preference
  /** The white markers beside the stack: AE-6.39. */
  readonly collects: number
  /** Achievements won with it: AE-6.40. */
  readonly achievements: readonly Achievement[]
  /** The sales with this buyer after all other buyers: AE-6.38. */
  readonly outcome: MarketOutcome
}

/** The sales if the round ended now, and with each buyer that Buick could add. It uses public information only. */
export function salesForecast(view: State): SalesForecast {
  return { ...outcomeOf(view), buick: buickForecast(view) }
}

function buickForecast(view: State): BuickForecast | null {
  const owner = ownerOfBuick(view)
  if (owner === undefined) return null
  return { owner, variants: buyersOnOffer(view).map((preference) => withBuick(view, owner, preference)) }
}

function withBuick(view: State, owner: Seat, preference: Preference): BuickVariant {
  const state = asIfOnTurn(view, owner)
  const fx = tryingTable()
  useBuick(state, preference, fx)
  return {
    preference,
    collects: view.whiteMarkers[preference],
    achievements: shownAs(fx, 'achievementWon').map(({ achievement }) => achievement),
    outcome: outcomeOf(state),
  }
}
