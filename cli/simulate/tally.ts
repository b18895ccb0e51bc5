/** What random games added up to. Sums, so that tallies of several workers add up, too. */
export interface Tally {
  games: number
  moves: number
  readonly figures: Record<string, number>
}

export function emptyTally(): Tally {
  return { games: 0, moves: 0, figures: {} }
}

export function countGame(tally: Tally, moves: number, figures: Readonly<Record<string, number>>): void {
  add(tally, { games: 1, moves, figures })
}

export function add(to: Tally, more: Readonly<Tally>): void {
  to.games += more.games
  to.moves += more.moves
  for (const [name, figure] of Object.entries(more.figures)) to.figures[name] = (to.figures[name] ?? 0) + figure
}

export function totalOf(tallies: readonly Tally[]): Tally {
  const total = emptyTally()
  for (const tally of tallies) add(total, tally)
  return total
}
