/** What is known of a game before its rules are loaded. */
export interface About {
  readonly id: string
  /** A name, the same in every language. */
  readonly name: string
  /** Where it stands in lists of games: the smallest first. */
  readonly order: number
  /** A game on trial can be played, but may lack translations, a board and bots. */
  readonly stage: 'offered' | 'trial'
  /** Minutes on the clock of a seat at a quick live table: a longer game gives its players more. */
  readonly quickMinutes?: number
}
