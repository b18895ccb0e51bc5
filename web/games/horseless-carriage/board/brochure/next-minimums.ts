import type { PerDimension, Plan, State } from '@carriage/horseless-carriage'
import { expectationsForecast } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'

/** The current forecast of what buyers will expect next year; undefined in the last year or without aids. */
export function nextMinimums(
  { view, bare = false }: { readonly view: State; readonly bare?: boolean },
  seat: Seat,
  plan?: Plan,
): Readonly<PerDimension<number>> | undefined {
  if (bare || view.stage.name === 'setUp' || view.stage.name === 'over') return undefined
  const forecast = expectationsForecast(view, seat, plan)
  return forecast.endsBy === null ? forecast.minimums : undefined
}
