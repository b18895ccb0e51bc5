import type { Seat } from '@carriage/kernel'
import { type Buyers, isActive } from './buyers.ts'
import { driveCourse, type RaceCar, spacesTaken } from './circuit.ts'
import type { PartKind } from './workshops.ts'

/*
 * The goals that the first seat to reach them scores: awards in one edition, achievements in the other.
 */

export const goals = [
  'lap1',
  'lap2',
  'buyer',
  'market',
  'body3',
  'body6',
  'engine4',
  'engine7',
  'workers',
  'engineers',
] as const
export type Goal = (typeof goals)[number]

/** The distance of a seat to a goal reached by counting. */
export type CountNeed<Engineer extends string> =
  /**
   * Laps missing in this round, the steps of the race car for them while the others stand still, and the number of
   * Grand Prix actions for these steps.
   */
  | { readonly needs: 'laps'; readonly missing: number; readonly steps: number; readonly drives: number }
  /** The number of own cars missing. */
  | { readonly needs: 'cars'; readonly missing: number }
  /** The number of workers still in the supply. */
  | { readonly needs: 'workers'; readonly missing: number }
  /** The number of engineers missing, and those in the display. */
  | { readonly needs: 'engineers'; readonly missing: number; readonly display: readonly Engineer[] }

/** The second active buyer of a kind. */
export interface SecondBuyerNeed<Wanted extends string> {
  readonly needs: 'secondBuyer'
  /** Preferences in the row for which a buyer is left. */
  readonly preferences: readonly Wanted[]
  /** Buyer actions: 1 with one of these, 2 if the first of a kind must come, too; null if the row is too full. */
  readonly actions: 1 | 2 | null
}

/** A part of this value in a workshop, and the levels missing for it. */
export interface PartNeed {
  readonly needs: 'part'
  readonly part: PartKind
  readonly value: number
  readonly level: number
  readonly missing: number
}

/** The laps that a seat lacks for a goal, the steps for them, and the drives of this length for the steps. */
export function lapsNeed(
  racers: readonly { readonly raceCar: Readonly<RaceCar> }[],
  parked: readonly number[],
  seat: Seat,
  goal: { readonly laps: number; readonly lapSpaces: number; readonly stepsOfDrive: number },
): Extract<CountNeed<never>, { needs: 'laps' }> {
  const { space, laps } = racers[seat]?.raceCar ?? { space: 0, laps: 0 }
  const missing = goal.laps - laps
  const taken = spacesTaken(racers, parked, seat)
  let steps = 0
  // Drives add up as long as no other car moves.
  while (driveCourse(space, steps, taken, goal.lapSpaces).laps < missing) steps++
  return { needs: 'laps', missing, steps, drives: Math.ceil(steps / goal.stepsOfDrive) }
}

/** The missing buyer, in a row with this number of spaces; `onOffer` are the preferences with a buyer left. */
export function secondBuyerNeed<Wanted extends string>(
  { activeBuyers, stacks }: Pick<Buyers<Wanted, { readonly preference: Wanted }>, 'activeBuyers' | 'stacks'>,
  onOffer: readonly Wanted[],
  spaces: number,
): SecondBuyerNeed<Wanted> {
  const preferences = onOffer.filter((preference) => isActive(activeBuyers, preference))
  const free = spaces - activeBuyers.length
  const pair = free >= 2 && onOffer.some((preference) => stacks[preference] >= 2)
  const now = preferences.length > 0 && free > 0
  return { needs: 'secondBuyer', preferences, actions: now ? 1 : pair ? 2 : null }
}

export function partNeed(
  { part, value }: { readonly part: PartKind; readonly value: number },
  level: number,
): PartNeed {
  return { needs: 'part', part, value, level, missing: Math.max(0, value - level) }
}
