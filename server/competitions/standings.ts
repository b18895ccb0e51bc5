/** One finished game of a season or a tournament. */
export interface PlayedGame {
  /** The people by seat. */
  readonly seats: readonly string[]
  /** Seats from first to last, ties together. */
  readonly ranking: readonly (readonly number[])[]
  /** Seats that a bot finished for an absent player. */
  readonly substitutes: readonly number[]
  /** Seats that the table has fewer than others. */
  readonly missing?: number
  /** It gives points, but no places. */
  readonly unplaced?: boolean
}

export interface PersonStanding {
  readonly person: string
  readonly points: number
  readonly games: number
  /** The number of first places, second places and so on; a shared place counts as the better one. */
  readonly places: readonly number[]
}

/**
 * The points of each seat: as many as the table has seats for the first place, one less for each further, and half a
 * point for each missing seat, so that every table gives the same on average. Ties share the points of their places. A
 * seat that a bot finished has none; the others keep their places.
 */
export function pointsBySeat({ seats, ranking, substitutes, missing = 0 }: PlayedGame): number[] {
  const points = seats.map(() => 0)
  let before = 0
  for (const group of ranking) {
    const share = seats.length - before - (group.length - 1) / 2 + missing / 2
    for (const seat of group) if (!substitutes.includes(seat)) points[seat] = share
    before += group.length
  }
  return points
}

/**
 * The standings of a group. Ties in points are broken by first places, then second places and so on; then by the order
 * of the people given.
 */
export function computeStandings(people: readonly string[], games: readonly PlayedGame[]): readonly PersonStanding[] {
  const standings = people.map((person): PersonStanding => {
    const places: number[] = []
    let points = 0
    let count = 0
    for (const game of games) {
      const seat = game.seats.indexOf(person)
      if (seat < 0) continue
      count += 1
      points += pointsBySeat(game)[seat] ?? 0
      const place = placeIn(game, seat)
      if (place !== undefined) places[place] = (places[place] ?? 0) + 1
    }
    return { person, points, games: count, places: Array.from(places, (times: number | undefined) => times ?? 0) }
  })
  return standings.toSorted((one, other) => other.points - one.points || comparePlaces(other.places, one.places))
}

function placeIn({ ranking, substitutes, unplaced }: PlayedGame, seat: number): number | undefined {
  let place = 0
  if (unplaced || substitutes.includes(seat)) return undefined
  for (const group of ranking) {
    if (group.includes(seat)) return place
    place += group.length
  }
  return undefined
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
