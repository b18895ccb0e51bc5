import {
  countAt,
  departmentsOf,
  type Event,
  expansionsLaid,
  lastYear,
  type Move,
  nicheCount,
  type State,
  segmentAt,
  surveyFactory,
  tablesOf,
  typesIn,
} from '@carriage/horseless-carriage'
import type { FigureKind, Ratio, Watch, WatchedMove, Yardstick } from '../../yardstick.ts'

/** The years in which factories should pay: the first two are for building. */
const middle = { from: 3, to: 5 }

const years = Array.from({ length: lastYear }, (_, index) => index + 1)
const soldIn = (year: number) => `money sold in year ${year}`
const soldInMiddle = `money sold in years ${middle.from} to ${middle.to}`
const openIn = (year: number) => `open dealerships in year ${year}`

const figures: Record<string, FigureKind> = {
  ...Object.fromEntries(years.map((year) => [soldIn(year), 'share'])),
  [soldInMiddle]: 'share',
  'seat-years without income': 'share',
  'seat-years without income from year 3': 'share',
  'seat-years with all dealerships closed': 'share',
  'seat-years that build nothing': 'share',
  ...Object.fromEntries(years.map((year) => [openIn(year), 'mean'])),
  'dealerships at the end': 'mean',
  'mainlines at the end': 'mean',
  'research departments at the end': 'mean',
  'planning departments at the end': 'mean',
  'marketing departments at the end': 'mean',
  'expansions at the end': 'mean',
  'free squares at the end': 'mean',
  'capacity at the end': 'mean',
  'years played': 'mean',
  wealth: 'mean',
  'wealth for each year played': 'mean',
  'wealth of the last seat': 'mean',
  'wealth of the first seat': 'mean',
}

/** What a year came to; lists are by seat. */
interface Year {
  /** What all buyers would have paid. */
  onBoard: number
  readonly earned: number[]
  readonly open: number[]
  readonly built: number[]
}

/** Money that is left on the board, and factories that can no longer earn any. */
export const yardstick: Yardstick<State, Move> = {
  figures,
  watch: (seats) => watchOf(seats),
}

function watchOf(seats: number): Watch<State, Move> {
  const byYear: Year[] = []
  const none = () => Array.from({ length: seats }, () => 0)
  return {
    saw({ before, events }: WatchedMove<State>) {
      const gameEvents = events as readonly Event[] // of this game, as the state is
      byYear[before.year] ??= { onBoard: 0, earned: none(), open: none(), built: none() }
      const year = byYear[before.year]
      if (!year) return
      if (before.stage.name === 'factory') year.onBoard = moneyOn(before)
      for (const event of gameEvents) {
        // Events after it belong to the next year, where nothing is counted yet.
        if (event.kind === 'yearBegan') break
        if (event.kind === 'brochurePrinted' && event.open) add(year.open, event.seat, 1)
        if (event.kind === 'vehiclesSold') add(year.earned, event.seat, event.earned)
        if (event.kind === 'planCommitted') add(year.built, event.seat, event.plan.pieces.length)
      }
    },
    figures: (end) => figuresOf(byYear.slice(1), end),
  }
}

function figuresOf(byYear: readonly Year[], end: State): Record<string, Ratio> {
  const { players } = end
  const seats = players.length
  const numbered = byYear.map((year, index) => ({ ...year, number: index + 1 }))
  const sold = (of: readonly Year[]): Ratio => ({
    sum: total(of.flatMap(({ earned }) => earned)),
    of: total(of.map(({ onBoard }) => onBoard)),
  })
  const seatYears = (of: readonly Year[], isCase: (year: Year, seat: number) => boolean): Ratio => ({
    sum: total(of.map((year) => players.filter((_, seat) => isCase(year, seat)).length)),
    of: of.length * seats,
  })
  const noIncome = ({ earned }: Year, seat: number) => earned[seat] === 0
  const perSeat = (count: (seat: number) => number): Ratio => ({
    sum: total(players.map((_, seat) => count(seat))),
    of: seats,
  })
  const piecesOf = (seat: number) => players[seat]?.factory.pieces ?? []
  const kindOf = (kind: string) => perSeat((seat) => piecesOf(seat).filter((piece) => piece.kind === kind).length)
  const departments = (type: 'research' | 'planning' | 'marketing') =>
    perSeat((seat) => (players[seat] ? departmentsOf(players[seat].factory, type) : 0))
  const wealth = players.map((player) => player.wealth)
  return {
    ...Object.fromEntries(numbered.map((year) => [soldIn(year.number), sold([year])])),
    [soldInMiddle]: sold(numbered.filter(({ number }) => number >= middle.from && number <= middle.to)),
    'seat-years without income': seatYears(numbered, noIncome),
    'seat-years without income from year 3': seatYears(numbered.slice(middle.from - 1), noIncome),
    'seat-years with all dealerships closed': seatYears(numbered, ({ open }, seat) => open[seat] === 0),
    'seat-years that build nothing': seatYears(numbered, ({ built }, seat) => built[seat] === 0),
    ...Object.fromEntries(numbered.map(({ number, open }) => [openIn(number), { sum: total(open), of: seats }])),
    'dealerships at the end': kindOf('dealership'),
    'mainlines at the end': kindOf('mainline'),
    'research departments at the end': departments('research'),
    'planning departments at the end': departments('planning'),
    'marketing departments at the end': departments('marketing'),
    'expansions at the end': perSeat((seat) => (players[seat] ? expansionsLaid(players[seat].factory) : 0)),
    'free squares at the end': perSeat((seat) => freeSquares(end, seat)),
    'capacity at the end': perSeat((seat) => players[seat]?.capacity ?? 0),
    'years played': { sum: end.year, of: 1 },
    wealth: { sum: total(wealth), of: seats },
    'wealth for each year played': { sum: total(wealth), of: seats * end.year },
    'wealth of the last seat': { sum: Math.min(...wealth), of: 1 },
    'wealth of the first seat': { sum: Math.max(...wealth), of: 1 },
  }
}

/** What all buyers on the board would pay. */
function moneyOn(state: State): number {
  const tables = tablesOf(state)
  let money = 0
  for (const type of typesIn(state.options))
    for (let niche = 0; niche < nicheCount; niche++) {
      const price = (state.prices[segmentAt(tables, niche)] ?? 0) + tables.components.bonuses.rows[type]
      money += countAt(state.buyers, type, niche) * price
    }
  return money
}

function freeSquares({ players, options }: State, seat: number): number {
  const player = players[seat]
  if (!player) return 0
  return surveyFactory(player.factory, options)
    .layout.freeRuns()
    .filter((run) => run > 0).length
}

function add(to: number[], seat: number, amount: number): void {
  to[seat] = (to[seat] ?? 0) + amount
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
