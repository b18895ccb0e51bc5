import { type AnyGame, type Result, seatsOf } from '@carriage/kernel'
import type { PlotRow } from '@carriage/shared/reporting'
import { type ArenaGame, type Contestant, contest, placeOf, type Survey } from './contest.ts'
import { type Ledger, ledgerInMemory } from './ledger.ts'
import { wilson } from './wilson.ts'

/** The results of many games between the same contestants; a contestant with two seats has one standing for both. */
export interface ArenaStanding {
  readonly name: string
  games: number
  /** Games won, a shared first place in part. */
  wins: number
  /** For each game the share of the others that it was ahead of, a tie as half. */
  ahead: number
  places: number
  points: number
}

export interface Pairing {
  readonly game: AnyGame
  readonly options: object
  readonly contestants: readonly Contestant[]
  readonly seats: number
  readonly games: number
  readonly seed: number
  /** What else is counted in each game. */
  readonly survey?: Survey | undefined
}

/** All that a contest has come to. */
export interface ContestOutcome {
  readonly standings: readonly ArenaStanding[]
  readonly games: readonly ArenaGame[]
}

/**
 * Games with the seats rotated: the same luck is played out once for each way round, so that no seat has an advantage.
 * With more seats than contestants they take turns. After each game it is asked whether to go on; `fresh` counts those
 * that were not in the ledger.
 */
export function playPairing(
  { game, options, contestants, seats, games, seed, survey }: Pairing,
  goOn: (done: number, fresh: number) => boolean,
  ledger: Ledger = ledgerInMemory(),
): ContestOutcome {
  let fresh = 0
  const standings = new Map(contestants.map(({ name }) => [name, nothingYet(name)]))
  const all: ArenaGame[] = []
  const rotations = contestants.length
  for (let n = 0; n < games; n++) {
    const seated = seatsOf(seats).map((seat) => at(contestants, (seat + n) % rotations))
    const luck = seed + Math.floor(n / rotations)
    const title = `${game.id} ${seated.map(({ name }) => name).join()} ${luck}`
    const known = ledger.find(title)
    const played =
      known ??
      contest(
        game,
        options,
        seated.map(({ player }) => player),
        luck,
        survey,
      )
    all.push(played)
    if (!known) ledger.enter(title, played)
    count(
      played.result,
      seated.map(({ name }) => name),
      standings,
    )
    if (!known && !goOn(n + 1, ++fresh)) break
  }
  return { standings: [...standings.values()], games: all }
}

function nothingYet(name: string): ArenaStanding {
  return { name, games: 0, wins: 0, ahead: 0, places: 0, points: 0 }
}

function count(result: Result, names: readonly string[], standings: ReadonlyMap<string, ArenaStanding>): void {
  const places = seatsOf(names.length).map((seat) => placeOf(result, seat))
  const first = result.ranking[0] ?? []
  for (const seat of seatsOf(names.length)) {
    const name = at(names, seat)
    const standing = standings.get(name)
    if (!standing) continue
    const others = places.filter((_, other) => names[other] !== name)
    const own = at(places, seat)
    const beaten = others.reduce((sum, place) => sum + (place > own ? 1 : place === own ? 0.5 : 0), 0)
    standing.games += 1
    if (first.includes(seat)) standing.wins += 1 / first.length
    standing.ahead += others.length === 0 ? 0.5 : beaten / others.length
    standing.places += own
    standing.points += result.scores[seat] ?? 0
  }
}

/** The share of games that each has won, with its interval. */
export function plotOf(standings: readonly ArenaStanding[]): PlotRow[] {
  return standings.map(({ name, games, wins }) => {
    const { low, high } = wilson(wins, games)
    return { name, value: wins / games, low, high, text: `${percent(wins / games)} of ${games}` }
  })
}

/** A table of Markdown. Both intervals count a game once, however many sat at the table. */
export function tableOf(standings: readonly ArenaStanding[]): string {
  const rows = standings.map(({ name, games, wins, ahead, places, points }) => {
    const cells = [name, games, share(wins, games), share(ahead, games)]
    return `| ${cells.join(' | ')} | ${(places / games).toFixed(2)} | ${(points / games).toFixed(1)} |`
  })
  return [
    '| player | games | won, 95 % interval | ahead of the others, 95 % interval | mean place | mean points |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The mean of each figure over the games that have it. */
export function figuresOf(games: readonly ArenaGame[]): string {
  const named: Record<string, number[]> = { moves: games.map(({ moves }) => moves) }
  for (const { figures = {} } of games)
    for (const [name, value] of Object.entries(figures)) named[name] = [...(named[name] ?? []), value]
  return Object.entries(named)
    .map(([name, values]) => `${name} ${(values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2)}`)
    .join(', ')
}

function share(of: number, games: number): string {
  const { low, high } = wilson(of, games)
  return `${percent(of / games)} (${percent(low)} – ${percent(high)})`
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError('There is nobody there.')
  return item
}
