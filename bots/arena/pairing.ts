import { type AnyGame, seatsOf } from '@carriage/kernel'
import { type Contestant, contest, placeOf } from './contest.ts'
import { wilson } from './wilson.ts'

/** What came of many games between the same contestants. */
export interface Standing {
  readonly name: string
  games: number
  /** Games won, a shared first place in part. */
  wins: number
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
}

/**
 * Games with the seats rotated: the same luck is played out once for each way round, so that nobody sits better.
 * With more seats than contestants they take turns. After each game it is asked whether to go on.
 */
export function play(
  { game, options, contestants, seats, games, seed }: Pairing,
  goOn: (done: number) => boolean,
): Standing[] {
  const standings = contestants.map(({ name }): Standing => ({ name, games: 0, wins: 0, places: 0, points: 0 }))
  const ways = contestants.length
  for (let n = 0; n < games; n++) {
    const turned = n % ways
    const seated = seatsOf(seats).map((seat) => (seat + turned) % ways)
    const players = seated.map((i) => at(contestants, i).player)
    const result = contest(game, options, players, seed + Math.floor(n / ways))
    for (const seat of seatsOf(seats)) {
      const standing = at(standings, seated[seat] ?? 0)
      const first = result.ranking[0] ?? []
      standing.games += 1
      if (first.includes(seat)) standing.wins += 1 / first.length
      standing.places += placeOf(result, seat)
      standing.points += result.scores[seat] ?? 0
    }
    if (!goOn(n + 1)) break
  }
  return standings
}

/** A table of Markdown; of two contestants on two seats also the interval of the first one's share. */
export function tableOf(standings: readonly Standing[]): string {
  const rows = standings.map(({ name, games, wins, places, points }) => {
    const { low, high } = wilson(wins, games)
    return `| ${name} | ${games} | ${percent(wins / games)} | ${percent(low)} – ${percent(high)} | ${(places / games).toFixed(2)} | ${(points / games).toFixed(1)} |`
  })
  return [
    '| player | games | won | 95 % interval | mean place | mean points |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError('There is nobody there.')
  return item
}
