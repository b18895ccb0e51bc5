import { type Result, seatsOf } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import type { Taking } from '../../balance-sheet.ts'
import { answerTasks } from '../../node/in-workers.ts'
import { balanceSheetFor } from '../../node/index.ts'
import { contest } from '../arena/contest.ts'
import { contestantOf } from '../arena/contestant.ts'
import type { BalanceGame } from './measured-game.ts'

export interface BalanceOptions {
  readonly game: string
  readonly options: object
  /** By seat. */
  readonly players: readonly string[]
}

answerTasks<BalanceOptions, number, BalanceGame>(async ({ game: id, options, players: names }) => {
  const title = titleOf(id)
  const game = title?.versions[0]
  const sheet = await balanceSheetFor(id)
  if (!title || !game || !sheet) throw new RangeError(`${id} has no balance sheet.`)
  const contestants = await Promise.all(names.map((name) => contestantOf(name, { game, seats: names.length })))
  const players = contestants.map(({ player }) => player)
  return (seed) => {
    let played: readonly object[] = []
    const { result, moves, figures } = contest(game, options, players, seed, (events, end) => {
      played = events
      return title.survey?.(events, end) ?? {}
    })
    return {
      points: result.scores,
      won: shares(result),
      startOrder: sheet.startOrder(played),
      figures: { moves, ...figures },
      taken: timesBySeat(sheet.takings(played), names.length),
    }
  }
})

function shares({ ranking, scores }: Result): number[] {
  const first = ranking[0] ?? []
  return seatsOf(scores.length).map((seat) => (first.includes(seat) ? 1 / first.length : 0))
}

function timesBySeat(takings: readonly Taking[], seats: number): Record<string, number[]> {
  const taken: Record<string, number[]> = {}
  for (const { seat, name } of takings) {
    taken[name] ??= Array.from({ length: seats }, () => 0)
    taken[name][seat] = (taken[name][seat] ?? 0) + 1
  }
  return taken
}
