/** Metadata of a game that is available before its rules are loaded. */
export interface About {
  readonly id: string
  /** The name, the same in every language. */
  readonly name: string
  /** Position in lists of games: smallest first. */
  readonly order: number
  /** A game on trial can be played, but may lack translations, a board and bots. */
  readonly stage: 'offered' | 'trial'
  /** Clock minutes per seat at a quick live table: longer games need more. */
  readonly quickMinutes?: number
}
