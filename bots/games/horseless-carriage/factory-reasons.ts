import { lastYear, type Plan, type State } from '@carriage/horseless-carriage'
import { expectationsForecast, planForecast, salesForecast } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'
import type { Reason } from '../../advice/evaluation.ts'
import { comingNeeds } from './dead-ends/index.ts'

/**
 * What a plan for the factory is good for, in numbers that a player can check: this year's dealerships and sales and next
 * year's minimums by the forecasts of the rules, and the first thing that must still be built, with or without room for it.
 */
export function factoryReasons(view: State, seat: Seat, plan: Plan): Reason[] {
  const open = planForecast(view, seat, plan).dealerships.filter((each) => each.open).length
  const income = salesForecast(view, seat, plan).orders[0]?.income ?? 0
  const reasons: Reason[] = [{ concern: 'thisYear', points: income, facts: { open, income } }]
  if (view.timecard.flipped || view.year === lastYear) return reasons
  const year = view.year + 1
  const ready = expectationsForecast(view, seat, plan).dealerships.filter((each) => each.open).length
  reasons.push({ concern: 'nextYear', points: ready, facts: { open: ready, year } })
  const needs = comingNeeds(view, seat, plan)
  const need = needs.find(({ hasRoom }) => !hasRoom) ?? needs[0]
  if (need) {
    const { dimension, minimum, year: asked, hasRoom } = need
    const facts = { dimension, minimum, year: asked }
    reasons.push({ concern: hasRoom ? 'room' : 'noRoom', points: minimum, facts })
  }
  return reasons
}
