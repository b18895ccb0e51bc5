import { parseArgs } from 'node:util'
import { horselessCarriageTitle, type State, standardOptions } from '@carriage/horseless-carriage'
import { roundsOf } from '../rounds.ts'
import { type GreedyGame, playGreedily } from './greedy-game.ts'

/*
 * The outcome of games whose factories are built by the planner: `pnpm bench planned-games --games 100`. All players
 * are greedy, every move is judged, and the invariants are checked in every position.
 */

const tries = 120

export function bench(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  })
  const count = Number(values.games)
  console.log(
    `${count} games for each number of seats, ${tries} tries for each plan, invariants checked at every move\n`,
  )
  const progress = roundsOf(3 * count, 'games')
  let done = 0
  const columns = [3, 4, 5].map((seats) => {
    const start = process.cpuUsage()
    const games = Array.from({ length: count }, (_, game) => {
      progress.at(done++)
      return playChecked(seats, Number(values.seed) + game)
    })
    const { user, system } = process.cpuUsage(start)
    return { ...summaryOf(games), 'CPU seconds a game': ((user + system) / 1e6 / count).toFixed(2) }
  })
  progress.end()
  printTable(['3 seats', '4 seats', '5 seats'], columns)
  return 0
}

function playChecked(seats: number, seed: number): GreedyGame {
  const game = playGreedily({ seats, options: standardOptions, seed, tries }, (state) => expectSound(state, seed))
  expectSound(game.end, seed)
  return game
}

function expectSound(state: State, seed: number): void {
  for (const invariant of horselessCarriageTitle.invariants) {
    const found = invariant.broken(state)
    if (found !== undefined) throw new Error(`Seed ${seed}, year ${state.year}: ${invariant.id} is broken: ${found}`)
  }
}

/** Means over games, and how the games spread where that is of interest. */
function summaryOf(games: readonly GreedyGame[]): Record<string, string> {
  const figures = games.map(({ events, end }) => horselessCarriageTitle.survey?.(events, end) ?? {})
  const mean = (name: string, digits = 1) => meanOf(figures.map((each) => each[name] ?? 0)).toFixed(digits)
  const winners = games.map(({ end }) => Math.max(...wealthIn(end)))
  const lasts = games.map(({ end }) => Math.min(...wealthIn(end)))
  const years = games.map(({ end }) => end.year)
  const perPlayer = (kind: string) =>
    meanOf(games.map(({ end }) => piecesIn(end, kind) / end.players.length)).toFixed(1)
  return {
    'wealth of the winner': meanOf(winners).toFixed(1),
    'lowest and highest winner': `${Math.min(...winners)}-${Math.max(...winners)}`,
    'wealth of a player': mean('wealthPerPlayer'),
    'wealth of the last': meanOf(lasts).toFixed(1),
    years: meanOf(years).toFixed(2),
    'games of 4, 5, 6, 7 years': [4, 5, 6, 7].map((length) => years.filter((year) => year === length).length).join(' '),
    'ended by the timecard': `${Math.round(100 * Number(mean('endedByTimecard', 4)))} %`,
    moves: meanOf(games.map(({ moves }) => moves)).toFixed(0),
    'vehicles sold by a player': meanOf(games.map(({ events, end }) => soldIn(events) / end.players.length)).toFixed(1),
    'stations of a player': perPlayer('station'),
    'mainlines of a player': perPlayer('mainline'),
    'dealerships of a player': perPlayer('dealership'),
    'closed dealerships': `${Math.round(100 * Number(mean('closedDealershipShare', 4)))} %`,
    'plans reopened in a game': mean('plansReopened', 2),
  }
}

function wealthIn({ players }: State): number[] {
  return players.map(({ wealth }) => wealth)
}

function piecesIn({ players }: State, kind: string): number {
  return players.reduce((sum, { factory }) => sum + factory.pieces.filter((piece) => piece.kind === kind).length, 0)
}

function soldIn(events: GreedyGame['events']): number {
  return events.reduce((sum, event) => sum + (event.kind === 'vehiclesSold' ? event.vehicles : 0), 0)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function printTable(heads: readonly string[], columns: readonly Readonly<Record<string, string>>[]): void {
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(28) + cells.map((cell) => cell.padStart(12)).join('')
  console.log(row('', heads))
  for (const name of Object.keys(columns[0] ?? {})) {
    console.log(
      row(
        name,
        columns.map((column) => column[name] ?? ''),
      ),
    )
  }
}
