import {
  type Dimension,
  dimensions,
  type Event,
  lastYear,
  nicheAt,
  type PerDimension,
  playerOf,
  renewExpectations,
  type State,
  segmentAt,
  tablesOf,
  typesIn,
  type VehicleType,
  xOf,
  yOf,
} from '@carriage/horseless-carriage'
import type { AccessLevels } from '@carriage/horseless-carriage/factory'
import type { Effects, Seat } from '@carriage/kernel'
import { type Factors, usualFactors } from '../factors.ts'
import { type Demand, demandOf, type Market } from './forecast.ts'

/** A year as a seat can expect it: the first is this one, of which all is known but what rivals do. */
export interface YearAhead {
  readonly market: Market
  /** How far the seat will be able to build. */
  readonly access: AccessLevels
  readonly capacity: number
  /** What a dollar of that year counts now: less the later it is, and less if the clock may end the game before. */
  readonly weight: number
}

/** Ticks of the punch clock that a seat causes in a year, on an average of the years after the first. */
const ticksOfSeat = 1.7

/** The part of today's buyers who are still there next year. */
const staying = 0.5
/** How often a spark finds a buyer in a year far ahead: up to two wait for each, and some are served. */
const perSpark = 1.5
/** Buyers whom cards and the neutral deck bring to a low niche in a year: those of a type for each seat. */
const expected: Readonly<Record<VehicleType, number>> = { car: 0.05, sports: 0.012, truck: 0.02 }
/** Cards are mostly played into niches that can be served: the first columns and rows. */
const low = 4

export function yearsAhead(
  view: State,
  seat: Seat,
  access: AccessLevels,
  factors: Factors = usualFactors,
): readonly YearAhead[] {
  const { options, bottom, left, minimums } = view
  const { capacity } = playerOf(view, seat)
  const now: Market = { options, bottom, left, minimums, demand: demandOf(view) }
  const years: YearAhead[] = [{ market: now, access, capacity, weight: 1 }]
  const { capacities } = tablesOf(view).components.assemblyTrack
  const later: State = { ...view, minimums: { ...minimums } }
  for (let t = 1; t <= yearsLeft(view); t++) {
    renewExpectations(later, nobody)
    years.push({
      market: {
        options,
        bottom: later.bottom,
        left: later.left,
        minimums: { ...later.minimums },
        demand: demandIn(view, t, factors),
      },
      access: each((track) => accessIn(access[track], later.minimums[track], t, factors)),
      capacity: Math.min(capacities.at(-1) ?? capacity, Math.floor(capacity + factors.capacityProgress * t)),
      weight: factors.discount ** t * likelyPlayed(view, t),
    })
  }
  return years
}

/** Years to come after this one, if the clock allows. */
function yearsLeft({ timecard, year }: State): number {
  return timecard.flipped ? 0 : lastYear - year
}

/** Markers advance without help, and faster where the minimum asks for it, but by one square a year at most. */
function accessIn(now: number, minimum: number, t: number, { accessProgress }: Factors): number {
  return Math.max(Math.floor(now + accessProgress * t), Math.min(minimum, now + t))
}

/** How likely it is that a year is played: the game ends in the year in which the timecard is flipped. */
function likelyPlayed({ timecard, players }: State, t: number): number {
  const yearsOfClock = timecard.value / (ticksOfSeat * players.length)
  return Math.min(1, Math.max(0.05, yearsOfClock - t + 1.5))
}

function demandIn(view: State, t: number, { leftByRivals, comingBuyers }: Factors): Demand[] {
  const share = leftByRivals ** (view.players.length - 1)
  const tables = tablesOf(view)
  const now = new Map(demandOf(view).map(({ type, x, y, buyers }) => [`${type} ${nicheAt(x, y)}`, buyers]))
  const demand: Demand[] = []
  for (const type of typesIn(view.options))
    for (const [niche, sparks] of view.sparks[type].entries()) {
      const x = xOf(niche)
      const y = yOf(niche)
      const waiting = t === 1 ? staying * (now.get(`${type} ${niche}`) ?? 0) + sparks : perSpark * sparks
      const coming = x < low && y < low ? comingBuyers * expected[type] * view.players.length * t : 0
      const buyers = share * (waiting + coming)
      const price = view.prices[segmentAt(tables, niche)] ?? middlePrice
      if (buyers > 0) demand.push({ type, x, y, buyers, earns: price + tables.components.bonuses.rows[type] })
    }
  return demand.sort((a, b) => b.earns - a.earns)
}

/** For a segment that has no buyers yet. */
const middlePrice = 3

function each(level: (track: Dimension) => number): PerDimension<number> {
  const levels = {} as PerDimension<number> // filled below, an entry for each dimension
  for (const track of dimensions) levels[track] = level(track)
  return levels
}

/** Effects that record nothing. Phase 7 neither draws nor reveals anything. */
const nobody: Effects<Event> = {
  emit() {},
  below: unasked,
  reveal: unasked,
  show: unasked,
}

function unasked(): never {
  throw new RangeError('Expectations must be renewed without draws and secrets.')
}
