import type { MatchParameters } from '@carriage/kernel'
import type { Problem } from '@carriage/protocol'
import type { StoredMatch } from '../matches/stored-match.ts'

/** A finished match as stored, in a form that can be sent to a thread. */
export interface PlayedMatch extends Pick<StoredMatch, 'opening' | 'log' | 'id'> {
  readonly game: string
  readonly rules: number
  readonly parameters: MatchParameters<object>
}

/** A job of a thread, and its time limit in milliseconds. */
export type Job =
  | { readonly type: 'verify'; readonly text: string; readonly milliseconds: number }
  | { readonly type: 'write'; readonly match: PlayedMatch; readonly milliseconds: number }

/** The answer: a problem with a record or its writing, the text of one, or that the thread itself failed. */
export type JobAnswer =
  | { readonly problem: Problem | undefined }
  | { readonly text: string | undefined }
  | { readonly fault: string }
