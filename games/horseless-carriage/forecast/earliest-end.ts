import { type Seat, seatsOf } from '@carriage/kernel'
import type { Department } from '../components/index.ts'
import { departmentsOf } from '../factories.ts'
import { lastYear } from '../phases/end.ts'
import { playerOf, type StageName, type State } from '../state.ts'
import { deckOf, tablesOf } from '../tables.ts'

/** The stages of a game in the order of a year. */
const stages: readonly StageName[] = ['setUp', 'research', 'focus', 'factory', 'sales', 'demand']

/**
 * The first year in which the timecard can be flipped by phase 6 if `left` ticks are left. It is a lower bound: all
 * seats are assumed to work together, and each source of ticks is counted independently of the others. With
 * `building` every department in the supply may be built by any seat that still can.
 */
export function earliestEnd(view: State, left: number, building: boolean): number {
  const seats = seatsOf(view.players.length)
  const { ganttTrack } = tablesOf(view).components
  const costs = seats
    .flatMap((seat) => [
      ...markersOf(view, seat).flatMap((at) => movesToClocks(view, at)),
      stepsToCapacityClock(view, seat),
    ])
    .filter((moves) => moves > 0)
    .sort((a, b) => a - b)
  const charts = seats.map((seat) => playerOf(view, seat).gantt)
  const hands = seats.map((seat) => new Hand(view, seat))
  let moves = 0
  let others = 0
  for (let year = view.year; year < lastYear; year++) {
    const comes = (stage: StageName) => year > view.year || stages.indexOf(view.stage.name) <= stages.indexOf(stage)
    if (comes('research')) moves += researchMovesIn(view, year, building)
    if (comes('factory')) {
      for (const seat of seats) {
        let from = charts[seat] ?? 0
        if (comes('focus') && from >= ganttTrack.clockAt) from = 0 // HC-4.4 after spending, the clock is ahead again
        const to = Math.min(ganttTrack.highest, from + planningIn(view, seat, year, building))
        if (from < ganttTrack.clockAt && to >= ganttTrack.clockAt) others += 1 // HC-6.4
        charts[seat] = to
      }
    }
    if (comes('sales') && others + affordable(costs, moves) >= left) return year // HC-8.1
    for (const hand of hands) others += hand.play(year)
  }
  return lastYear
}

/** How many of these can be had together. */
function affordable(costs: readonly number[], moves: number): number {
  let count = 0
  let spent = 0
  for (const cost of costs) {
    spent += cost
    if (spent > moves) break
    count += 1
  }
  return count
}

function markersOf({ markers }: State, seat: Seat): number[] {
  return Object.values(markers).map((track) => track[seat] ?? 0)
}

/** The research moves from a square to the clock squares ahead, each counted from the one before: HC-3.11. */
export function movesToClocks(view: State, at: number): number[] {
  const ahead = tablesOf(view).components.researchTracks.clockSquares.filter((square) => square > at)
  return ahead.toSorted((a, b) => a - b).map((square, index, sorted) => square - (sorted[index - 1] ?? at))
}

/** The research moves to the clock of the assembly capacity track; 0 if it was passed. */
export function stepsToCapacityClock(view: State, seat: Seat): number {
  const { capacities, clockAt } = tablesOf(view).components.assemblyTrack
  return Math.max(0, capacities.indexOf(clockAt) - capacities.indexOf(playerOf(view, seat).capacity))
}

/** HC-3.2 The research moves of all in a year. */
function researchMovesIn(view: State, year: number, building: boolean): number {
  const { stage } = view
  if (year === view.year && stage.name === 'research') {
    return stage.left + allStanding(view, stage.waiting.slice(1))
  }
  const built = allStanding(view, seatsOf(view.players.length))
  const canBuild = stages.indexOf(stage.name) <= stages.indexOf('factory') ? year > view.year : year > view.year + 1
  return built + (building && canBuild ? view.supply.research : 0)
}

function allStanding(view: State, seats: readonly Seat[]): number {
  let count = 0
  for (const seat of seats) count += standing(view, seat, 'research')
  return count
}

/** HC-6.2 The charts of a seat in a year. */
function planningIn(view: State, seat: Seat, year: number, building: boolean): number {
  const { stage } = view
  const committed = year === view.year && stage.name === 'factory' && stage.plans[seat]?.state === 'committed'
  return standing(view, seat, 'planning') + (building && !committed ? view.supply.planning : 0)
}

/** HC-2.9 Every seat has at least one department of each type once the set-up is over. */
function standing(view: State, seat: Seat, type: Department): number {
  return Math.max(1, departmentsOf(playerOf(view, seat).factory, type))
}

/**
 * The clocks on cards that were not revealed yet and may be played in phase 8 of a year, most first. The decks are
 * public, and so is that by then each factory has an expansion for each year.
 */
export function clocksInHand(view: State, seat: Seat, inYear: number): number[] {
  return cardsLeft(view, seat)
    .filter(({ year }) => year <= inYear) // HC-10.2
    .map(({ clocks }) => clocks)
}

function cardsLeft(view: State, seat: Seat) {
  const { colour, revealed } = playerOf(view, seat)
  return deckOf(view.options, colour)
    .filter(({ id }) => !revealed.includes(id))
    .toSorted((a, b) => b.clocks - a.clocks)
}

/** The cards of a seat, to be played in the way that brings the most clocks. */
class Hand {
  readonly #cards: { readonly year: number; readonly clocks: number }[]

  constructor(view: State, seat: Seat) {
    this.#cards = cardsLeft(view, seat)
  }

  /** HC-10.2 By phase 8 of a year as many expansions are laid. */
  play(year: number): number {
    const place = this.#cards.findIndex((card) => card.year <= year)
    return place < 0 ? 0 : (this.#cards.splice(place, 1)[0]?.clocks ?? 0)
  }
}
