import {
  dimensions,
  type FocusStage,
  type Plan,
  playerOf,
  type State,
  stationTypes,
  tablesOf,
} from '@carriage/horseless-carriage'
import { expectationsForecast, focusForecast, planForecast, salesForecast } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'
import { problemsIn } from '../editor/review.ts'
import { findFix, firstStepOf } from './fixes.ts'
import type { Tip } from './tip.ts'

/** Tips for the first years; after them a player has done everything twice. */
const tipYears = 2

export function isTipYear({ options, year }: State): boolean {
  return options.introductory && year <= tipYears
}

/** The current tip for a seat, based on the forecasts of the rules; undefined while others decide. */
export function findTip(view: State, me: Seat, plan: Plan): Tip | undefined {
  const { stage } = view
  switch (stage.name) {
    case 'setUp':
      return playerOf(view, me).factory.pieces.length === 0 ? { id: 'setUp' } : undefined
    case 'research':
      return stage.waiting[0] === me ? researchTip(view, me) : undefined
    case 'focus':
      return stage.waiting[0] === me ? focusTip(view, stage, me) : undefined
    case 'factory':
      return stage.plans[me]?.state === 'draft' ? factoryTip(view, me, plan) : undefined
    case 'sales':
      return salesTip(view, me)
    case 'demand':
      return stage.waiting.includes(me) ? { id: 'card' } : undefined
    case 'over':
      return undefined
  }
}

/** An axis leaves within two years, and its minimum rises when it does (HC-9.2). */
function researchTip({ markers, minimums, bottom, left }: State, me: Seat): Tip {
  const track = [bottom, left].find((axis) => (markers[axis][me] ?? 0) < minimums[axis] + 1)
  return track ? { id: 'researchSoon', track } : { id: 'researchFree' }
}

function focusTip(view: State, stage: FocusStage, me: Seat): Tip {
  const { rows } = tablesOf(view).components.technologyStations
  for (const { slot, taker, access, patents } of focusForecast(view, me).slots) {
    if (taker !== null) continue
    const station = stationTypes.find((type) =>
      dimensions.some((track) => {
        const [first = Number.POSITIVE_INFINITY] = rows[type].sockets[track] ?? []
        return first <= access[track] && first > access[track] - patents[track]
      }),
    )
    if (station) return { id: 'focusPatent', slot, station, last: stage.slots.length }
  }
  return { id: 'focusFree' }
}

/** What the draft needs first: to be built at all, then to be open this year, then next year. */
function factoryTip(view: State, me: Seat, plan: Plan): Tip {
  const pieces = [...playerOf(view, me).factory.pieces, ...plan.pieces]
  if (!pieces.some(({ kind }) => kind === 'mainline')) return { id: 'firstLine' }
  const problems = problemsIn(view, me, plan)
  const has = (check: string) => problems.find((problem) => problem.check === check)
  if (has('V-14')) return { id: 'needDealer' }
  if (has('V-15')) return { id: 'needLine' }
  const bare = has('V-13')?.entries.planned.map((index) => plan.pieces[index])[0]
  if (bare?.kind === 'station') return { id: 'needIndicator', station: bare.type }
  for (const { size, short } of planForecast(view, me, plan).dealerships)
    for (const { dimension, spec, minimum } of short) {
      const lacks = { track: dimension, spec, minimum, dealership: size }
      const fix = findFix(view, me, plan, size, dimension)
      return fix ? { id: 'closed', ...lacks, ...fix } : { id: 'closedNoWay', ...lacks }
    }
  const next = expectationsForecast(view, me, plan)
  for (const { size, short } of next.endsBy ? [] : next.dealerships)
    for (const { dimension, minimum } of short) {
      const fix = findFix(view, me, plan, size, dimension)
      if (fix) return { id: 'nextYear', track: dimension, minimum, ...fix }
      return { id: 'nextNoWay', track: dimension, minimum, step: firstStepOf(view, dimension) }
    }
  if (has('V-06')) return { id: 'floor' }
  return problems.length === 0 ? { id: 'submit' } : { id: 'mend' }
}

function salesTip(view: State, me: Seat): Tip | undefined {
  const { stage } = view
  if (stage.name !== 'sales') return undefined
  const offer = stage.offers[me]
  const { orders, dealerships } = salesForecast(view, me)
  if (stage.selling[0] === me) {
    const stock = (offer?.mainlines ?? []).reduce((sum, mainline) => sum + mainline.stock, 0)
    if (dealerships.some(({ placed }) => placed)) return { id: 'sellAgain', stock }
    return { id: 'sell', income: Math.max(0, ...orders.map(({ income }) => income)) }
  }
  if (stage.selling.includes(me) || dealerships.some(({ placed }) => placed)) return undefined
  const closed = planForecast(view, me, { pieces: [], expansion: null }).dealerships.find(({ open }) => !open)
  const [short] = closed?.short ?? []
  if (short) return { id: 'noSaleClosed', track: short.dimension, spec: short.spec, minimum: short.minimum }
  return { id: 'noSale' }
}
