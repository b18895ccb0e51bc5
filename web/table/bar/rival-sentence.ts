import type { Digest } from '../../board/interaction/board.ts'

interface RivalTurn {
  /** What the turn was in the words of the log. */
  readonly log: readonly string[]
  /** The same in the digest of the game, with what it means for me. */
  readonly digest: Digest | undefined
}

/** The turn of a rival: the most important thing that was done, and what it means for me. */
export function rivalSentence({ log, digest }: RivalTurn): { readonly action: string; readonly forMe: string } {
  return { action: digest?.others[0] ?? log.findLast((line) => line !== '') ?? '', forMe: digest?.own[0] ?? '' }
}
