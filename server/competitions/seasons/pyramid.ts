import { divisionsOf } from './design.ts'

/** A group of a season: its people in the order of their seeding. */
export interface SeasonGroup<Person> {
  readonly division: number
  /** Counted from 1 within the division. */
  readonly group: number
  readonly people: readonly Person[]
}

/**
 * People in the order of their seeding, in divisions of groups: one group in the first division, two in the second,
 * four in the third and so on. Groups of a division are equally strong: its people are dealt out back and forth.
 */
export function pyramidOf<Person>(seats: number, people: readonly Person[]): readonly SeasonGroup<Person>[] {
  const sizes = divisionsOf(seats, people).map(({ length }) => length)
  const groups: SeasonGroup<Person>[] = []
  let from = 0
  for (let division = 1, first = 0; first < sizes.length; division++) {
    const inDivision = sizes.slice(first, first + 2 ** (division - 1))
    const count = inDivision.reduce((sum, size) => sum + size, 0)
    const dealt = dealOut(people.slice(from, from + count), inDivision)
    groups.push(...dealt.map((members, at) => ({ division, group: at + 1, people: members })))
    from += count
    first += inDivision.length
  }
  return groups
}

/** Back and forth, skipping full groups. */
function dealOut<Person>(people: readonly Person[], sizes: readonly number[]): Person[][] {
  const groups: Person[][] = sizes.map(() => [])
  const rest = [...people]
  for (let round = 0; rest.length > 0; round++) {
    const open = groups.filter((group, at) => group.length < (sizes[at] ?? 0))
    for (const group of round % 2 === 0 ? open : open.toReversed()) group.push(...rest.splice(0, 1))
  }
  return groups
}

/** A person at the end of a season; groups are given with the first place first. */
export interface Finisher {
  readonly points: number
  readonly games: number
}

/** Whether a person is promoted (1), relegated (-1) or stays (0), for each group in the order of its places. */
export function stepsAfter(groups: readonly SeasonGroup<Finisher>[]): readonly (readonly (-1 | 0 | 1)[])[] {
  const steps = groups.map(({ people }) => people.map((): -1 | 0 | 1 => 0))
  const lowest = Math.max(...groups.map(({ division }) => division))
  for (let division = 1; division < lowest; division++) {
    // The first of every group is promoted, and as many are relegated: the last of every group before the second to
    // last.
    const below = groups.flatMap((group, at) => (group.division === division + 1 ? [at] : []))
    const last = groups
      .flatMap((group, at) =>
        group.division === division
          ? group.people.map((person, place) => ({ ...person, at, place, fromEnd: group.people.length - 1 - place }))
          : [],
      )
      .filter(({ place, fromEnd }) => place > fromEnd)
      .toSorted((one, other) => one.fromEnd - other.fromEnd || meanOf(one) - meanOf(other) || one.at - other.at)
      .slice(0, below.length)
    for (const at of below.slice(0, last.length)) set(at, 0, 1)
    for (const { at, place } of last) set(at, place, -1)
  }
  return steps

  function set(group: number, place: number, step: -1 | 1): void {
    const inGroup = steps[group]
    if (inGroup) inGroup[place] = step
  }
}

function meanOf({ points, games }: Finisher): number {
  return games === 0 ? 0 : points / games
}
