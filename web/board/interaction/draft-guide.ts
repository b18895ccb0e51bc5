/**
 * Watches over a turn that is drafted on the board before it becomes a move, as a lesson does: it says what may be laid
 * now, and hears what was laid.
 */
export interface DraftGuide {
  /** Calls when something else is asked for; the answer ends it. */
  listen(this: void, hear: () => void): () => void
  /** What is asked for now: the same object until that changes. */
  asked(this: void): Guidance
  /** The draft as it is now lies on the board. */
  drafted(this: void, draft: object): void
  /** Every way to do what is asked for in the draft, for those who do not see the board. */
  acts(this: void): readonly GuidedAct[]
}

/** A piece that is laid or taken away, or the draft that is submitted. */
export type GuidedAct = { act(this: void): void } & (
  | { readonly before: object; readonly after: object }
  | { readonly move: object }
)

export interface Guidance {
  /** Whether something is to be done now, not only read. */
  readonly asks: boolean
  /** What to do where there is only something to read. */
  readonly reads: string | undefined
  /** The only piece to be laid, as the board names pieces; absent where something else is asked for. */
  readonly piece: unknown
  /** Whether the draft is to be submitted now. */
  readonly submits: boolean
  /** What lies in the draft from the beginning. */
  readonly given: object | undefined
  /** Whether a piece may be laid like this. */
  leaves(this: void, view: object, draft: object, laid: object): boolean
  /** Whether these moves may be played, for which one tap on the board stands. */
  offers(this: void, view: object, moves: readonly object[]): boolean
  /** The answer to a learner who tries something that the rules allow and the lesson does not ask for. */
  readonly later: string
}
