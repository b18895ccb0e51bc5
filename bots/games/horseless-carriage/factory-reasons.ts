import { endsNow, type Plan, type State, vehicleTypes } from '@carriage/horseless-carriage'
import { expectationsForecast, partsLedger, planForecast, salesForecast } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'
import type { Reason } from '../../advice/evaluation.ts'
import { comingNeeds } from './dead-ends/index.ts'

const warning = { warns: true } as const

/**
 * What a plan for the factory is good for, in numbers that a player can check: this year's dealerships and sales and next
 * year's minimums by the forecasts of the rules, the first thing that must still be built, with or without room for it, and
 * the mainlines that rivals could take first.
 */
export function factoryReasons(view: State, seat: Seat, plan: Plan): Reason[] {
  const open = planForecast(view, seat, plan).dealerships.filter((each) => each.open).length
  const income = salesForecast(view, seat, plan).orders[0]?.income ?? 0
  const reasons: Reason[] = [
    { concern: 'thisYear', points: income, facts: { open, income }, ...(income === 0 && warning) },
  ]
  const contested = contestedLines(view, seat, plan)
  if (endsNow(view)) return [...reasons, ...contested]
  const year = view.year + 1
  const ready = expectationsForecast(view, seat, plan).dealerships.filter((each) => each.open).length
  reasons.push({ concern: 'nextYear', points: ready, facts: { open: ready, year }, ...(ready === 0 && warning) })
  const needs = comingNeeds(view, seat, plan)
  const need = needs.find(({ hasRoom }) => !hasRoom) ?? needs[0]
  if (need) {
    const { dimension, minimum, year: asked, hasRoom } = need
    const facts = { dimension, minimum, year: asked }
    reasons.push({ concern: hasRoom ? 'room' : 'noRoom', points: minimum, facts, ...(!hasRoom && warning) })
  }
  return [...reasons, ...contested]
}

/** HC-5.70 Mainlines that the plan does not get if each rival who builds before the seat takes one. */
function contestedLines(view: State, seat: Seat, plan: Plan): Reason[] {
  const contested = partsLedger(view, seat, plan).find(
    ({ tile, left, need, rivals }) => isVehicleType(tile) && need > 0 && left - need < rivals.length,
  )
  if (!contested) return []
  const { tile, left, need } = contested
  return [{ concern: 'contested', points: need, facts: { tile, left, need }, warns: true }]
}

function isVehicleType(tile: string): boolean {
  return vehicleTypes.some((type) => type === tile)
}
