import { playerNumbers, type State, tablesOf } from '@carriage/horseless-carriage'
import { clockLedger } from '@carriage/horseless-carriage/forecast'

/** Used ticks, those that the current charts bring, those that cards may bring this year, and the rest. */
export type HoleState = 'punched' | 'due' | 'possible' | 'left'

export interface PunchedCard {
  /** One for each tick of the game, in the order of punching. */
  readonly holes: readonly HoleState[]
  readonly left: number
  readonly due: number
  readonly possible: number
}

/** The time card with all its ticks, including the forecast for this year. */
export function punchCard(view: State): PunchedCard {
  const { left, seats } = clockLedger(view)
  const { start } = tablesOf(view).components.punchClock
  const players = playerNumbers.find((count) => count === view.players.length)
  const all = Math.max(left, players === undefined ? left : start[players])
  const due = Math.min(left, seats.filter(({ gantt }) => gantt).length)
  const possible = Math.min(
    left - due,
    seats.reduce((sum, { card }) => sum + card, 0),
  )
  const stateOf = (tick: number): HoleState => {
    const ahead = tick - (all - left)
    if (ahead < 0) return 'punched'
    if (ahead < due) return 'due'
    return ahead < due + possible ? 'possible' : 'left'
  }
  return { holes: Array.from({ length: all }, (_, tick) => stateOf(tick)), left, due, possible }
}
