/** The state of a table when I last looked. */
export interface Sight {
  /** The number of the last entry of the log. */
  readonly n: number
  readonly view: object
}

/** What I have missed: everything since I last looked. */
export interface Absence {
  readonly from: Sight
  /** I had left the table, or waited for my turn. */
  readonly why: 'away' | 'waited'
}
