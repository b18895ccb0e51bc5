/** Who plays with whom in a group: games by seat, each with the number of the person who sits there. */
export interface GroupDesign {
  readonly seats: number
  readonly people: number
  readonly games: readonly (readonly number[])[]
  /** How often two people meet, at least and at most. A design is exact if both are equal. */
  readonly meetings: { readonly least: number; readonly most: number }
}

/** The group sizes for which an exact design exists. */
const evenGroups: Readonly<Record<number, number>> = { 2: 7, 3: 7, 4: 7, 5: 11 }

function evenGroupOf(seats: number): number {
  const size = evenGroups[seats]
  if (size === undefined) throw new Error(`There are seasons for two to five seats, not for ${seats}.`)
  return size
}

/**
 * The games of a group. One table is chosen so that the distances around the circle of people, between any two of its
 * seats, are spread evenly; then all shift by one, until everybody has sat in each seat. Where no table spreads the
 * distances evenly, the nearest is taken. With two seats everybody meets everybody once.
 */
export function groupDesign(seats: number, people: number): GroupDesign {
  if (people < seats) throw new Error(`A group for ${seats} seats needs at least ${seats} people, not ${people}.`)
  evenGroupOf(seats)
  const games = seats === 2 ? roundRobin(people) : developed(nearestTable(seats, people), people)
  return { seats, people, games, meetings: meetingsIn(games, people) }
}

function roundRobin(people: number): number[][] {
  const games: number[][] = []
  for (let distance = 1; distance <= people / 2; distance++) {
    // In an even circle the last distance reaches the opposite person, so half of its games are all.
    const rounds = distance * 2 === people ? distance : people
    for (let first = 0; first < rounds; first++) games.push([first, (first + distance) % people])
  }
  return games
}

function developed(table: readonly number[], people: number): number[][] {
  return Array.from({ length: people }, (_, step) => table.map((person) => (person + step) % people))
}

/** The first table, in the order of its people, whose distances are spread most evenly. */
function nearestTable(seats: number, people: number): readonly number[] {
  let best: readonly number[] = []
  let unevenness = Number.POSITIVE_INFINITY
  for (const table of tablesWith(seats, people)) {
    const counts = distancesIn(table, people)
    const spread = counts.reduce((sum, count) => sum + count * count, 0)
    if (spread >= unevenness) continue
    best = table
    unevenness = spread
  }
  return best
}

/** How often each distance but 0 occurs between two seats. */
function distancesIn(table: readonly number[], people: number): number[] {
  const counts = Array.from({ length: people - 1 }, () => 0)
  for (const one of table)
    for (const other of table) {
      const at = ((other - one + people) % people) - 1
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
    }
  return counts
}

/** Every choice of people for a table at which person 0 sits. */
function* tablesWith(seats: number, people: number, table: readonly number[] = [0]): Generator<readonly number[]> {
  if (table.length === seats) yield table
  else
    for (let next = (table.at(-1) ?? 0) + 1; next < people; next++) yield* tablesWith(seats, people, [...table, next])
}

function meetingsIn(games: readonly (readonly number[])[], people: number): GroupDesign['meetings'] {
  const counts = new Map<number, number>()
  for (const game of games)
    for (const one of game)
      for (const other of game) {
        const pair = one * people + other
        if (one < other) counts.set(pair, (counts.get(pair) ?? 0) + 1)
      }
  const pairs = (people * (people - 1)) / 2
  const all = [...counts.values(), ...(counts.size < pairs ? [0] : [])]
  return { least: Math.min(...all), most: Math.max(...all) }
}

/** People in the order of their seeding, in groups of nearly even size: the strongest together. */
export function divisionsOf<Person>(seats: number, people: readonly Person[]): readonly (readonly Person[])[] {
  if (people.length < seats) throw new Error(`A season for ${seats} seats needs at least ${seats} people.`)
  const most = Math.floor(people.length / seats)
  const count = Math.min(most, Math.max(1, Math.round(people.length / evenGroupOf(seats))))
  const base = Math.floor(people.length / count)
  const larger = people.length % count
  let from = 0
  return Array.from({ length: count }, (_, at) => {
    const size = base + (at < larger ? 1 : 0)
    from += size
    return people.slice(from - size, from)
  })
}
