import type { Pace, TimeSettings } from '@carriage/protocol'

/** A person who looks for others to play with. */
export interface WaitingTicket {
  readonly account: string
  readonly name: string
  readonly game: string
  readonly pace: Pace
  /** Equal for equal paces. */
  readonly paceKey: string
  readonly least: number
  readonly most: number
  readonly rated: boolean
  readonly ratingRange: number | null
  readonly awake: boolean
  /** Milliseconds since they began to look. */
  readonly waited: number
  readonly rating: number
  readonly times: TimeSettings | null
}
