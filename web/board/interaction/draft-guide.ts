/**
 * Guides a turn that is drafted on the board before it becomes a move, in a lesson: which pieces may be placed now. It
 * is notified of what was placed.
 */
export interface DraftGuide {
  /** Subscribes to changes of what is asked for; returns a function that unsubscribes. */
  listen(this: void, listener: () => void): () => void
  /** What is asked for now; the same object until it changes. */
  asked(this: void): Guidance
  /** Reports the draft that is now on the board. */
  drafted(this: void, draft: object): void
  /** Every way to do in the draft what is asked for, for screen readers. */
  acts(this: void): readonly GuidedAct[]
}

/** A piece to place or remove, or the draft to submit. */
export type GuidedAct = { act(this: void): void } & (
  | { readonly before: object; readonly after: object }
  | { readonly move: object }
)

export interface Guidance {
  /** Whether there is something to do now, not only to read. */
  readonly asks: boolean
  /** The instruction where there is only something to read. */
  readonly reads: string | undefined
  /** The only piece to place, in the board's own type; undefined where something else is asked for. */
  readonly piece: unknown
  /** Whether the draft is to be submitted now. */
  readonly submits: boolean
  /** The initial content of the draft. */
  readonly given: object | undefined
  /** Whether a piece may be placed like this. */
  leaves(this: void, view: object, draft: object, laid: object): boolean
  /** Whether one tap on the board may play these moves. */
  offers(this: void, view: object, moves: readonly object[]): boolean
  /** The reply to something legal that the lesson does not ask for. */
  readonly later: string
}
