/** A draft, and when it was last changed, in milliseconds since the epoch. */
export interface DatedDraft {
  readonly at: number
  readonly draft: object
}

/** Stores drafts of my seat for my other devices. Throws if the server cannot be reached. */
export interface DraftStore {
  /** Undefined if there is none. */
  read(this: void): Promise<DatedDraft | undefined>
  /** Stores a draft. If the stored one is newer, it stays and is returned. */
  write(this: void, saved: DatedDraft): Promise<DatedDraft | undefined>
}
