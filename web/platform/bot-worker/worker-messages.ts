import type { Level } from '@carriage/bots'
import type { Option, Review, ReviewProgress, TurnAim } from '@carriage/bots/advice'
import type { Seat } from '@carriage/kernel'

/** Requests to the bot worker. */
export type ThinkingQuestion = MoveQuestion | HintQuestion | ReviewQuestion

/** What would a bot of this level play, seeing what the seat sees? */
export interface MoveQuestion {
  readonly kind: 'move'
  readonly game: string
  readonly level: Level
  readonly view: object
  readonly seat: Seat
  readonly seed: number
}

/** Which options does a seat have, and what is the purpose of each? */
export interface HintQuestion {
  readonly kind: 'hint'
  readonly game: string
  readonly view: object
  readonly seat: Seat
  readonly seed: number
  /** What earlier hints of this turn have said. */
  readonly aim?: TurnAim | undefined
}

/** Which decisions of a finished game mattered most? */
export interface ReviewQuestion {
  readonly kind: 'review'
  readonly game: string
  /** The record as text. */
  readonly record: string
  readonly seed: number
}

export interface Asked {
  readonly ask: number
  readonly question: ThinkingQuestion
}

export type Reply =
  | { readonly kind: 'move'; readonly ask: number; readonly move: object | undefined }
  | { readonly kind: 'hint'; readonly ask: number; readonly options: readonly Option[] }
  | { readonly kind: 'review'; readonly ask: number; readonly review: Review | undefined }
  | { readonly kind: 'fault'; readonly ask: number; readonly message: string }

/** Progress of a long answer. */
export interface ThinkingProgress extends ReviewProgress {
  readonly kind: 'progress'
  readonly ask: number
}
