/** What a player drafts beside the game, and when it was last changed, in milliseconds since the epoch. */
export interface DatedDraft {
  readonly at: number
  readonly draft: object
}

/** Keeps what my seat drafts where my other devices find it. It throws when that place cannot be reached. */
export interface DraftStore {
  /** What is kept; nothing if there is none. */
  read(this: void): Promise<DatedDraft | undefined>
  /** Keeps a draft. If a newer one is there already, that one stays and is the answer. */
  write(this: void, kept: DatedDraft): Promise<DatedDraft | undefined>
}
