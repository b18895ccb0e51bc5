import { type Seat, seatsOf } from '@carriage/kernel'
import type { ReactNode } from 'react'

/** What the end of a game is told by, besides its ranking. */
export interface Finale {
  /** Where the points came from, in the order in which they are counted. */
  readonly sources: readonly PointsFrom[]
  readonly course: Course
  /** Who did most of something: three are told. */
  readonly superlatives: readonly Superlative[]
  /** The best that the winner built; absent if it never built anything. */
  readonly best?: BestBuilt
}

export interface PointsFrom {
  readonly label: string
  /** By seat. */
  readonly points: readonly number[]
}

/** How the points grew: all seats after each gain of any of them. */
export interface Course {
  readonly totals: readonly (readonly number[])[]
  /** The ends of rounds or years, by their place among the totals. */
  readonly ends: readonly { readonly at: number; readonly label: string }[]
}

export interface Superlative {
  readonly title: string
  /** All who share it. */
  readonly seats: readonly Seat[]
  /** How much it was. */
  readonly words: string
}

export interface BestBuilt {
  readonly drawing: ReactNode
  /** The box in which it is drawn. */
  readonly width: number
  readonly height: number
  readonly words: string
}

interface Gain {
  readonly seat: Seat
  readonly points: number
}

/** Adds up what was gained, event by event. `ends` names the part of the game that an event ends. */
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

/** The seats with the highest figure and that figure; nothing if nobody has any. */
export function mostOf(
  figures: readonly number[],
): { readonly seats: readonly Seat[]; readonly count: number } | undefined {
  const count = Math.max(0, ...figures)
  if (count === 0) return undefined
  return { seats: seatsOf(figures.length).filter((seat) => figures[seat] === count), count }
}

/** A figure for each seat from what was told: `take` says whom an event counts for, and how much. */
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
