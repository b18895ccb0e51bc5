/** A table as I last saw it. */
export interface Sight {
  /** The number of the last entry of the log. */
  readonly n: number
  readonly view: object
}

/** What I have not followed: everything since a sight of mine. */
export interface Absence {
  readonly from: Sight
  /** I had left the table, or only waited for my turn. */
  readonly why: 'away' | 'waited'
}
