import { type Effects, isSecret, type Result, rankByPoints, seatsOf } from '@carriage/kernel'
import type { MaybeFaceDown } from '@carriage/kraftwagen-family'
import type { Event, FinalScore } from '../events.ts'
import { playerOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** KW-11.6 All money and all awards are revealed. */
export function endGame(state: State, fx: Effects<Event>): void {
  state.phase = 'over'
  for (const player of state.players) {
    player.money = isSecret(player.money) ? fx.reveal(player.money) : player.money
    player.awards = isSecret(player.awards) ? fx.reveal(player.awards) : player.awards
  }
  fx.emit({ kind: 'gameEnded', scores: finalScores(state) })
}

/** KW-11.2 Money and awards, KW-11.3 nothing else. */
export function finalScores(state: State): FinalScore[] {
  const { rows } = componentTablesOf(state).components.awards
  return seatsOf(state.players.length).map((seat) => {
    const player = playerOf(state, seat)
    const money = revealed(player.money)
    const awards = revealed(player.awards)
    const points = awards.reduce((sum, award) => sum + rows[award].points, money)
    return { seat, money, awards: awards.slice(), points }
  })
}

/** KW-11.4 The highest score wins; KW-11.5 equal scores share the place, or the number of engineers decides. */
export function result(state: State): Result {
  const points = finalScores(state).map((score) => score.points)
  return state.options.tieBreak === 'engineers'
    ? rankByPoints(
        points,
        state.players.map(({ engineers }) => engineers.length),
      )
    : rankByPoints(points)
}

function revealed<T>(value: MaybeFaceDown<T>): T {
  if (isSecret(value)) throw new RangeError('Scores are computed after totals are revealed.')
  return value
}
