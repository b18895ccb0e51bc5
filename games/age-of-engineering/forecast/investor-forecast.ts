import type { Seat } from '@carriage/kernel'
import type { Investor } from '../components/index.ts'
import { conditionRules } from '../investors.ts'
import { mayCarryToken } from '../production-tokens.ts'
import type { RuleId } from '../rulebook/index.ts'
import { type Car, companyOf, type State } from '../state.ts'
import { type Fitting, findFittingCars } from './fitting.ts'
import { type Investing, type MarketOutcome, type NotInvesting, outcomeOf } from './market-outcome.ts'

/** An investor whose production token a seat could still use, and the result of each use. */
export interface InvestorForecast {
  readonly investor: Investor
  readonly rule: RuleId
  /** How well each car on the market fits the investor, before any sale. */
  readonly fitting: readonly Fitting[]
  /** The result of using the token on each eligible car: AE-7.2. */
  readonly uses: readonly TokenUse[]
}

export interface TokenUse {
  /** The car that would carry the token. */
  readonly car: Readonly<Car>
  /** What the investor would do if the round ended then. */
  readonly purchase: Investing | NotInvesting
  /** All sales with the token and the investor placed. */
  readonly outcome: MarketOutcome
  /** What the seat gains compared to not using the token. */
  readonly gain: number
}

/** What each investor in front of a seat would do, computed separately as if only this token were used. */
export function investorForecast(view: State, seat: Seat): InvestorForecast[] {
  const without = outcomeOf(view).earned[seat] ?? 0
  return companyOf(view, seat).investors.map((investor) => ({
    investor,
    rule: conditionRules[investor],
    fitting: findFittingCars(view, investor, view.market),
    uses: view.market
      .filter(({ owner }) => mayCarryToken(view, seat, owner))
      .map((car) => tokenOn(view, seat, investor, car, without)),
  }))
}

function tokenOn(view: State, seat: Seat, investor: Investor, car: Readonly<Car>, without: number): TokenUse {
  const marked = { ...car, productionTokens: car.productionTokens + 1 }
  const outcome = outcomeOf({
    ...view,
    market: view.market.map((each) => (each === car ? marked : each)),
    investorTrack: [...view.investorTrack, { investor, by: seat }],
  })
  const purchase = outcome.purchases.at(-1)
  if (purchase?.kind !== 'invests' && purchase?.kind !== 'declines')
    throw new RangeError('The new investor does not buy last.')
  return { car, purchase, outcome, gain: (outcome.earned[seat] ?? 0) - without }
}
