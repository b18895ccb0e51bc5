import { createHash } from 'node:crypto'

/** A player of the next round, in the order of the standings. */
export interface Pairable {
  readonly slot: number
  readonly points: number
  /** Byes so far. */
  readonly byes: number
  /** The seats so far, by round; none for a bye. */
  readonly seats: readonly number[]
}

export interface RoundPlan {
  /** The slots of each table, in the order of its seats; the best table first. */
  readonly tables: readonly (readonly number[])[]
  readonly byes: readonly number[]
}

/** A repeated meeting weighs more than an unfair first seat, and that more than points. */
const repeatWeight = 1_000_000
const seatWeight = 10_000
/** How often the search restarts while pairs meet again, or first seats are uneven. */
const attempts = 40

/**
 * The sizes of the tables, largest first, and the number of byes: as few byes as these sizes allow, then as few tables
 * below the largest size as possible.
 */
export function tableSizes(people: number, sizes: readonly number[]): { tables: readonly number[]; byes: number } {
  const wanted = sizes.toSorted((one, other) => other - one)
  const best = new Map<number, readonly number[]>([[0, []]])
  const [most = 0] = wanted
  const lacking = (tables: readonly number[]) => tables.reduce((sum, size) => sum + (most - size) ** 2, 0)
  for (let count = 1; count <= people; count++)
    for (const size of wanted) {
      const rest = best.get(count - size)
      if (!rest) continue
      const tables = [...rest, size]
      const known = best.get(count)
      if (!known || lacking(tables) < lacking(known)) best.set(count, tables)
    }
  for (let byes = 0; byes <= people; byes++) {
    const tables = best.get(people - byes)
    if (tables) return { tables: tables.toSorted((one, other) => other - one), byes }
  }
  return { tables: [], byes: people }
}

/**
 * The tables of the next round: people with about the same points, who have met as seldom as possible. The same people,
 * meetings and seed always give the same tables. docs/tournaments.md has the rules.
 */
export function pairRound(
  people: readonly Pairable[],
  meetings: Meetings,
  { sizes, seed }: { readonly sizes: readonly number[]; readonly seed: string },
): RoundPlan {
  const { tables, byes: count } = tableSizes(people.length, sizes)
  const byes = lastWithFewestByes(people, count)
  const playing = people.filter((person) => !byes.includes(person))
  const costs = new PairCosts(playing, meetings, tables.length)
  const groups = bestGroups(groupsOf(playing, tables), costs, seed)
  return { tables: groups.map((group) => seated(group, seed)), byes: byes.map(({ slot }) => slot) }
}

/** How often two people have sat at one table. */
export class Meetings {
  readonly #times = new Map<string, number>()

  add(slots: readonly number[]): void {
    for (const one of slots)
      for (const other of slots) if (one < other) this.#times.set(`${one} ${other}`, this.between(one, other) + 1)
  }

  between(one: number, other: number): number {
    return this.#times.get(one < other ? `${one} ${other}` : `${other} ${one}`) ?? 0
  }
}

/**
 * Nobody has a second bye before everybody had one; then people who sat first least often, then the last in the
 * standings.
 */
function lastWithFewestByes(people: readonly Pairable[], count: number): readonly Pairable[] {
  return people
    .toReversed()
    .toSorted((one, other) => one.byes - other.byes || timesFirst(one) - timesFirst(other))
    .slice(0, count)
}

function groupsOf(people: readonly Pairable[], sizes: readonly number[]): Pairable[][] {
  let from = 0
  return sizes.map((size) => {
    from += size
    return people.slice(from - size, from)
  })
}

/** Swaps people between tables as long as that improves the result, with several starts while it is not good enough. */
function bestGroups(start: readonly Pairable[][], costs: PairCosts, seed: string): readonly Pairable[][] {
  const draw = drawsFrom(seed)
  let best = improved(start, costs)
  for (let attempt = 0; attempt < attempts && best.cost >= seatWeight; attempt++) {
    const found = improved(shaken(best.groups, draw), costs)
    if (found.cost <= best.cost) best = found
  }
  return best.groups
}

function improved(start: readonly (readonly Pairable[])[], costs: PairCosts) {
  const groups = start.map((group) => [...group])
  for (let better = true; better; ) {
    better = false
    for (const [at, one] of groups.entries())
      for (let next = at + 1; next < groups.length; next++) {
        const other = groups[next]
        if (other && exchange(one, other, costs)) better = true
      }
  }
  return { groups, cost: groups.reduce((sum, group) => sum + costs.ofTable(group), 0) }
}

/** Swaps two people of these tables if that is better. */
function exchange(own: Pairable[], theirs: Pairable[], costs: PairCosts): boolean {
  const before = costs.ofTable(own) + costs.ofTable(theirs)
  for (const [at, leaves] of own.entries())
    for (const [to, comes] of theirs.entries()) {
      own[at] = comes
      theirs[to] = leaves
      if (costs.ofTable(own) + costs.ofTable(theirs) < before) return true
      own[at] = leaves
      theirs[to] = comes
    }
  return false
}

/** The cost of putting people at one table. */
class PairCosts {
  readonly #pairs: Float64Array
  readonly #width: number
  readonly #fewest: number
  /** Each table needs a player who sat first least often; otherwise each can have at most one of them. */
  readonly #oneEach: boolean

  constructor(people: readonly Pairable[], meetings: Meetings, tables: number) {
    this.#width = Math.max(0, ...people.map(({ slot }) => slot)) + 1
    this.#pairs = new Float64Array(this.#width ** 2)
    // The second repeat of a pair costs more than the first repeat of another.
    for (const one of people)
      for (const other of people)
        this.#pairs[one.slot * this.#width + other.slot] =
          repeatWeight * meetings.between(one.slot, other.slot) ** 2 + (one.points - other.points) ** 2
    this.#fewest = Math.min(...people.map(timesFirst))
    this.#oneEach = people.filter((person) => timesFirst(person) === this.#fewest).length >= tables
  }

  ofTable(group: readonly Pairable[]): number {
    let cost = 0
    let seldom = 0
    for (let at = 0; at < group.length; at++) {
      const one = group[at]
      if (!one) continue
      if (timesFirst(one) === this.#fewest) seldom += 1
      for (let next = at + 1; next < group.length; next++)
        cost += this.#pairs[one.slot * this.#width + (group[next]?.slot ?? 0)] ?? 0
    }
    const uneven = this.#oneEach ? seldom === 0 : seldom > 1
    return uneven ? cost + seatWeight : cost
  }
}

/** A bye counts as a first seat. */
function timesFirst({ seats, byes }: Pairable): number {
  let times = byes
  for (const seat of seats) if (seat === 0) times += 1
  return times
}

/** Swaps a few people at random. */
function shaken(groups: readonly (readonly Pairable[])[], draw: (below: number) => number): Pairable[][] {
  const people = groups.flat()
  const exchanges = 2 + draw(people.length)
  for (let count = 0; count < exchanges; count++) {
    const [one, other] = [draw(people.length), draw(people.length)]
    const [first, second] = [people[one], people[other]]
    if (first && second) [people[one], people[other]] = [second, first]
  }
  return groupsOf(
    people,
    groups.map(({ length }) => length),
  )
}

/**
 * The order of seats at a table that makes seats most even over the tournament: each seat goes to whoever sat there
 * least often, and the first seat counts more than all others. Among equal orders the seed decides.
 */
function seated(group: readonly Pairable[], seed: string): readonly number[] {
  const byLot = group.toSorted((one, other) => (drawnLot(seed, one.slot) < drawnLot(seed, other.slot) ? -1 : 1))
  let best: readonly Pairable[] = byLot
  let least = Number.POSITIVE_INFINITY
  for (const order of ordersOf(byLot)) {
    const cost = order.reduce((sum, person, seat) => sum + timesAt(person, seat) * (seat === 0 ? 1_000 : 1), 0)
    if (cost >= least) continue
    least = cost
    best = order
  }
  return best.map(({ slot }) => slot)
}

function timesAt(person: Pairable, seat: number): number {
  return (seat === 0 ? timesFirst(person) : person.seats.filter((each) => each === seat).length) ** 2
}

function* ordersOf(group: readonly Pairable[]): Generator<readonly Pairable[]> {
  if (group.length < 2) {
    yield group
    return
  }
  for (const [at, first] of group.entries()) for (const rest of ordersOf(group.toSpliced(at, 1))) yield [first, ...rest]
}

/** Seed order; the smaller one goes first. */
export function drawnLot(seed: string, subject: string | number): string {
  return createHash('sha256').update(`${seed} ${subject}`).digest('hex')
}

/** Whole numbers below a bound, always the same from one seed. */
function drawsFrom(seed: string): (below: number) => number {
  let count = 0
  return (below) => Number.parseInt(drawnLot(seed, `draw ${count++}`).slice(0, 8), 16) % below
}
