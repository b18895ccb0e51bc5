import type { Seat } from '@carriage/kernel'
import { clone } from '../clone.ts'
import type { Axis, Dimension } from '../components/index.ts'
import type { Candidate } from '../events.ts'
import type { Plan } from '../factory/index.ts'
import { endsNow } from '../phases/end.ts'
import { renewExpectations } from '../phases/expectations.ts'
import type { PerDimension, State } from '../state.ts'
import { cardsOf, type DealershipCard } from './dealership-card.ts'
import { withPlan } from './plan-forecast.ts'
import { shownAs, tryingTable } from './what-if.ts'

export interface ExpectationsForecast {
  /** The rule by which the game is over before phase 7, as things stand; null if it comes. */
  readonly endsBy: 'HC-8.1' | 'HC-8.2' | null
  readonly axis: Axis
  readonly leaving: Dimension
  readonly entering: Dimension
  /** All that could enter, from the top of the column: HC-9.7. */
  readonly candidates: readonly Candidate[]
  readonly bottom: Dimension
  readonly left: Dimension
  readonly offBoard: readonly Dimension[]
  readonly obsolescence: Axis
  readonly minimums: Readonly<PerDimension<number>>
  /** The seat's dealerships by these minimums. Those that are not open fail them. */
  readonly dealerships: readonly DealershipCard[]
}

/**
 * Axes and minimums of the year to come if phase 7 ran now, and the outcome for a seat's dealerships, perhaps with a
 * plan built. In phase 8 it has run already, and this is about the year after.
 */
export function expectationsForecast(view: State, seat: Seat, plan?: Plan): ExpectationsForecast {
  const state = clone(plan ? withPlan(view, seat, plan) : view)
  const fx = tryingTable()
  renewExpectations(state, fx)
  const [left] = shownAs(fx, 'trackLeft')
  const [entered] = shownAs(fx, 'trackEntered')
  if (!left || !entered) throw new RangeError('One track leaves and one enters: HC-9.2, HC-9.8.')
  return {
    endsBy: endsNow(view) ? (view.timecard.flipped ? 'HC-8.1' : 'HC-8.2') : null,
    axis: left.axis,
    leaving: left.track,
    entering: entered.track,
    candidates: entered.candidates,
    bottom: state.bottom,
    left: state.left,
    offBoard: state.offBoard,
    obsolescence: state.obsolescence,
    minimums: state.minimums,
    dealerships: cardsOf(state, seat),
  }
}
