import { dimensions, floorShape, type Plan, type PlanProblem, type State, shapeOf } from '@carriage/horseless-carriage'
import {
  type DealershipCard,
  expectationsForecast,
  type PartsEntry,
  partsLedger,
  salesForecast,
} from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'
import { forecastOf } from './forecasts.ts'
import { siteOf } from './site.ts'

/** The forecast of a draft, for comparing drafts. */
export interface DraftProspect {
  readonly problems: readonly PlanProblem[]
  readonly dealerships: readonly DealershipCard[]
  /** The income of all dealerships this year if no other seat sold anything. */
  readonly income: number
  readonly vehicles: number
  /** The number of dealerships that would be open next year. */
  readonly openNextYear: number
  readonly freeSquares: number
  /** Tiles that rivals before me may take. */
  readonly atRisk: readonly PartsEntry[]
  /** The sum of all specs of open dealerships. */
  readonly specs: number
}

export function draftProspectOf(view: State, seat: Seat, plan: Plan): DraftProspect {
  const { problems, dealerships } = forecastOf(view, seat, plan)
  const [best] = salesForecast(view, seat, plan).orders
  const open = dealerships.filter((card) => card.open)
  return {
    problems: problems.filter(({ check }) => check !== 'V-01'),
    dealerships,
    income: best?.income ?? 0,
    vehicles: best?.turns.length ?? 0,
    openNextYear: expectationsForecast(view, seat, plan).dealerships.filter((card) => card.open).length,
    freeSquares: freeSquares(view, seat, plan),
    atRisk: partsLedger(view, seat, plan).filter(({ outlook }) => outlook !== 'safe'),
    specs: open.reduce((sum, { specs }) => sum + dimensions.reduce((all, each) => all + specs[each], 0), 0),
  }
}

/** Black squares without a piece, including the floor expansion of the draft. */
function freeSquares(view: State, seat: Seat, plan: Plan): number {
  const { factory, options } = siteOf(view, seat)
  const floor = plan.expansion ? [...factory.floor, plan.expansion] : factory.floor
  let free = 0
  for (const tile of floor) free += floorShape(tile, options).squares.filter(({ is }) => is === 'floor').length
  for (const piece of [...factory.pieces, ...plan.pieces]) {
    const shape = shapeOf(piece, options)
    if (shape) free -= shape.w * shape.h
  }
  return free
}
