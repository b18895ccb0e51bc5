import { accessOf, type Event, lastYear, playerOf, renewExpectations, type State } from '@carriage/horseless-carriage'
import { type AccessLevels, type Site, type Supply, surveyFactory } from '@carriage/horseless-carriage/factory'
import type { Effects, Seat } from '@carriage/kernel'
import { demandOf, type Market } from './forecast.ts'

/** Everything that a plan is made from and judged by. */
export interface Outlook {
  readonly site: Site
  readonly supply: Supply
  readonly access: AccessLevels
  readonly capacity: number
  readonly thisYear: Market
  /** The axes of next year are known as soon as the research is done. */
  readonly nextYear: Market
  /** Years to come after this one, if the clock allows. */
  readonly yearsLeft: number
}

export function outlookOf(view: State, seat: Seat): Outlook {
  const { factory, capacity } = playerOf(view, seat)
  const { options, bottom, left, minimums } = view
  const demand = demandOf(view)
  const renewed = { ...view, minimums: { ...minimums } }
  renewExpectations(renewed, nobody)
  return {
    site: surveyFactory(factory, options),
    supply: view.supply,
    access: accessOf(view, seat),
    capacity,
    thisYear: { options, bottom, left, minimums, demand },
    // Buyers come back where the sparks are, so the present demand stands for that of next year.
    nextYear: { options, bottom: renewed.bottom, left: renewed.left, minimums: renewed.minimums, demand },
    yearsLeft: view.timecard.flipped ? 0 : lastYear - view.year,
  }
}

/** Effects without a listener. Phase 7 neither draws nor reveals anything. */
const nobody: Effects<Event> = {
  tell() {},
  below: unasked,
  reveal: unasked,
  show: unasked,
}

function unasked(): never {
  throw new RangeError('Expectations are renewed without luck and secrets.')
}
