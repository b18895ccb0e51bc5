import type { Plan, State } from '@carriage/horseless-carriage'
import { type PlanForecast, planForecast } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'

const known = new WeakMap<State, WeakMap<Plan, Map<Seat, PlanForecast>>>()

/**
 * The income of a draft this year. Views and plans are immutable, so the result is shared by all parts that show it.
 */
export function forecastOf(view: State, seat: Seat, plan: Plan): PlanForecast {
  const ofView = known.get(view) ?? new WeakMap<Plan, Map<Seat, PlanForecast>>()
  known.set(view, ofView)
  const ofPlan = ofView.get(plan) ?? new Map<Seat, PlanForecast>()
  ofView.set(plan, ofPlan)
  const forecast = ofPlan.get(seat) ?? planForecast(view, seat, plan)
  ofPlan.set(seat, forecast)
  return forecast
}
