import type { MatchTerms } from '@carriage/kernel'
import type { Problem } from '@carriage/protocol'
import type { StoredMatch } from '../matches/stored-match.ts'

/** A finished match as the store has it, in a form that can be sent to a thread. */
export interface PlayedMatch extends Pick<StoredMatch, 'opening' | 'log' | 'id'> {
  readonly game: string
  readonly rules: number
  readonly terms: MatchTerms<object>
}

/** A job of a thread, and the milliseconds that it may take. */
export type Job =
  | { readonly type: 'verify'; readonly text: string; readonly milliseconds: number }
  | { readonly type: 'write'; readonly match: PlayedMatch; readonly milliseconds: number }

/** What it says in the end: what is wrong with a record or keeps it from being written, the text of one, or that the thread itself failed. */
export type JobAnswer =
  | { readonly problem: Problem | undefined }
  | { readonly text: string | undefined }
  | { readonly fault: string }
