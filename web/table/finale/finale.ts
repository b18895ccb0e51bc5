import { type Seat, seatsOf } from '@carriage/kernel'
import type { ReactNode } from 'react'

/** What the end of a game shows besides its ranking. */
export interface Finale {
  /** Where the points came from, in the order of counting. */
  readonly sources: readonly PointsFrom[]
  readonly course: Course
  /** Three superlatives, each with who did most of something. */
  readonly superlatives: readonly Superlative[]
  /** The winner's best car; absent if none was built. */
  readonly best?: BestBuilt
}

export interface PointsFrom {
  readonly label: string
  /** By seat. */
  readonly points: readonly number[]
}

/** How the points grew: the totals of all seats after each gain. */
export interface Course {
  readonly totals: readonly (readonly number[])[]
  /** The ends of rounds or years, by index of the totals. */
  readonly ends: readonly { readonly at: number; readonly label: string }[]
}

export interface Superlative {
  readonly title: string
  /** All tied seats. */
  readonly seats: readonly Seat[]
  /** The amount, as text. */
  readonly words: string
}

export interface BestBuilt {
  readonly drawing: ReactNode
  /** Its view box. */
  readonly width: number
  readonly height: number
  readonly words: string
}

interface Gain {
  readonly seat: Seat
  readonly points: number
}

/** Adds up gains event by event. `ends` labels the part of the game that an event ends. */
export function courseOfPoints<Event>(
  history: readonly Event[],
  seats: number,
  gainIn: (event: Event) => Gain | undefined,
  endsIn: (event: Event) => string | undefined,
): Course {
  const totals = [seatsOf(seats).map(() => 0)]
  const ends: { at: number; label: string }[] = []
  for (const event of history) {
    const gain = gainIn(event)
    const last = totals.at(-1) ?? []
    if (gain) totals.push(last.map((sum, seat) => (seat === gain.seat ? sum + gain.points : sum)))
    const label = endsIn(event)
    if (label !== undefined) ends.push({ at: totals.length - 1, label })
  }
  return { totals, ends }
}

/** The seats with the highest figure, and that figure; undefined if all are zero. */
export function seatsWithMost(
  figures: readonly number[],
): { readonly seats: readonly Seat[]; readonly count: number } | undefined {
  const count = Math.max(0, ...figures)
  if (count === 0) return undefined
  return { seats: seatsOf(figures.length).filter((seat) => figures[seat] === count), count }
}

/** Adds up a figure for each seat: `take` returns the seat of an event and its amount. */
export function figureOfEachSeat<Event>(
  history: readonly Event[],
  seats: number,
  take: (event: Event) => Gain | undefined,
  join: (sum: number, more: number) => number = (sum, more) => sum + more,
): number[] {
  const figures = seatsOf(seats).map(() => 0)
  for (const event of history) {
    const taken = take(event)
    if (taken) figures[taken.seat] = join(figures[taken.seat] ?? 0, taken.points)
  }
  return figures
}
