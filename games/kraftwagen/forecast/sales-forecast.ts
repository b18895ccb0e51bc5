import type { Seat } from '@carriage/kernel'
import { type BuyerKind, buyerKinds, preferencesOnOffer } from '@carriage/kraftwagen-family'
import type { Award } from '../components/index.ts'
import { ownerOfBenz, useBenz } from '../engineers/benz.ts'
import type { State } from '../state.ts'
import { type MarketOutcome, outcomeOf } from './market-outcome.ts'
import { asIfOnTurn, shownAs, tryingTable } from './what-if.ts'

/** What the active buyers would do if the round ended now. */
export interface SalesForecast extends MarketOutcome {
  /** Possible changes at the start of the scoring; null once Benz's marker is used, or while no seat has it. */
  readonly benz: BenzForecast | null
}

/** KW-6.42, KW-6.43 The owner of the marker may add a buyer or decline. */
export interface BenzForecast {
  readonly owner: Seat
  /** One for each preference that he could choose: KW-6.46. */
  readonly variants: readonly BenzVariant[]
}

export interface BenzVariant {
  readonly preference: BuyerKind
  /** The money beside the stack, as far as he gets it: KW-6.48. */
  readonly collects: number
  /** Awards that he would take with it: KW-6.47. */
  readonly awards: readonly Award[]
  /** The sales with his buyer as the last: KW-6.44. */
  readonly outcome: MarketOutcome
}

/** The sales if the round ended now, and with each buyer that Benz could add. It reads only public state. */
export function salesForecast(view: State): SalesForecast {
  return { ...outcomeOf(view), benz: benzForecast(view) }
}

function benzForecast(view: State): BenzForecast | null {
  const owner = ownerOfBenz(view)
  if (owner === undefined) return null
  return {
    owner,
    variants: preferencesOnOffer(view.stacks, buyerKinds).map((preference) => withBenz(view, owner, preference)),
  }
}

function withBenz(view: State, owner: Seat, preference: BuyerKind): BenzVariant {
  const state = asIfOnTurn(view, owner)
  const fx = tryingTable()
  useBenz(state, preference, fx)
  return {
    preference,
    collects: shownAs(fx, 'moneyEarned').reduce((sum, { amount }) => sum + amount, 0),
    awards: shownAs(fx, 'awardTaken').map(({ award }) => award),
    outcome: outcomeOf(state),
  }
}
