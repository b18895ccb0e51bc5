import type { Pace } from '@carriage/protocol'

/** A season whose next check is due, and its league. */
export interface DueSeason {
  readonly id: number
  readonly league: string
  readonly number: number
  readonly state: 'signup' | 'starting' | 'playing' | 'over'
  readonly endsAt: Date | null
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly pace: Pace
  readonly signupDays: number
  readonly seasonDays: number
}
