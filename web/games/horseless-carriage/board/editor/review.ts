import { checkSetUp, type Plan, type PlanProblem, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { forecastOf } from './forecasts.ts'
import type { EditorSite } from './site.ts'

/** Why a draft cannot be submitted yet. Outside phase 3 it is checked as if that came next. */
export function problemsIn(view: State, seat: Seat, plan: Plan): readonly PlanProblem[] {
  return forecastOf(view, seat, plan).problems.filter(({ check }) => check !== 'V-01')
}

/** The same for the two departments of the set-up. */
export function setUpProblem({ factory, options }: EditorSite, { pieces }: Plan): PlanProblem | undefined {
  const verdict = checkSetUp(factory, pieces, options)
  return verdict.ok ? undefined : verdict
}
