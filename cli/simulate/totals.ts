/** The totals of random games. Sums, so that the tallies of several workers can be added. */
export interface SimulationTotals {
  games: number
  moves: number
  readonly figures: Record<string, Sum>
}

/** A figure's sum, and its number of games: not every table has a fourth seat. */
export interface Sum {
  readonly games: number
  readonly sum: number
}

export function emptyTotals(): SimulationTotals {
  return { games: 0, moves: 0, figures: {} }
}

export function countGame(tally: SimulationTotals, moves: number, figures: Readonly<Record<string, number>>): void {
  const sums = Object.entries(figures).map(([name, sum]) => [name, { games: 1, sum }] as const)
  add(tally, { games: 1, moves, figures: Object.fromEntries(sums) })
}

export function add(to: SimulationTotals, more: Readonly<SimulationTotals>): void {
  to.games += more.games
  to.moves += more.moves
  for (const [name, { games, sum }] of Object.entries(more.figures)) {
    const so = to.figures[name] ?? { games: 0, sum: 0 }
    to.figures[name] = { games: so.games + games, sum: so.sum + sum }
  }
}

export function totalOf(tallies: readonly SimulationTotals[]): SimulationTotals {
  const total = emptyTotals()
  for (const tally of tallies) add(total, tally)
  return total
}
