import { accessOf, playerOf, type State } from '@carriage/horseless-carriage'
import {
  type AccessLevels,
  type Factory,
  type LaidFloor,
  type Site,
  type Supply,
  surveyFactory,
} from '@carriage/horseless-carriage/factory'
import type { Seat } from '@carriage/kernel'
import { type Factors, usualFactors } from '../factors.ts'
import { type YearAhead, yearsAhead } from './years-ahead.ts'

/** Everything that a plan is made from and judged by. */
export interface Outlook {
  /** What is built, where drafts are laid. */
  readonly site: Site
  readonly supply: Supply
  readonly access: AccessLevels
  /** This year and all that are to come. */
  readonly years: readonly [YearAhead, ...YearAhead[]]
  readonly factors: Factors
}

export function outlookOf(view: State, seat: Seat, factors: Factors = usualFactors): Outlook {
  const { factory } = playerOf(view, seat)
  const access = accessOf(view, seat)
  const [now, ...later] = yearsAhead(view, seat, access, factors)
  if (!now) throw new RangeError('This year is always one of the years ahead.')
  return { site: surveyFactory(factory, view.options), supply: view.supply, access, years: [now, ...later], factors }
}

/** The outlook a year later, with this factory; nothing in the last year. */
export function nextOutlook({ supply, site, years, factors }: Outlook, factory: Factory): Outlook | undefined {
  const [, next, ...later] = years
  if (!next) return undefined
  const again = (year: YearAhead): YearAhead => ({ ...year, weight: year.weight / next.weight })
  return {
    site: surveyFactory(factory, site.options),
    supply,
    access: next.access,
    years: [{ ...next, weight: 1 }, ...later.map(again)],
    factors,
  }
}

/** The factory as it will be with an expansion, for judging what the floor leaves room for. */
export function expanded({ floor, pieces }: Factory, expansion: LaidFloor | null): Factory {
  return { floor: expansion ? [...floor, expansion] : floor, pieces }
}
