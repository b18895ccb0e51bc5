import { titleOf } from '@carriage/shared/catalogue'
import type { Bot } from '../../bot.ts'
import { answerTasks } from '../../node/in-workers.ts'
import { yardstickFor } from '../../node/index.ts'
import type { Ratio } from '../../yardstick.ts'
import { contest } from '../arena/contest.ts'
import { contestantOf } from '../arena/contestant.ts'

export interface QualityOptions {
  readonly game: string
  readonly options: object
  /** By seat. */
  readonly players: readonly string[]
}

/** The figures of one game, and the CPU time of each decision in milliseconds. */
export interface MeasuredGame {
  readonly figures: Readonly<Record<string, Ratio>>
  readonly thinking: readonly number[]
}

answerTasks<QualityOptions, number, MeasuredGame>(async ({ game: id, options, players: names }) => {
  const game = titleOf(id)?.versions[0]
  const yardstick = await yardstickFor(id)
  if (!game || !yardstick) throw new RangeError(`${id} has no yardstick.`)
  const contestants = await Promise.all(names.map((name) => contestantOf(name, { game, seats: names.length })))
  return (seed) => {
    const thinking: number[] = []
    const watch = yardstick.watch(names.length)
    const players = contestants.map(({ player }) => timedPlayer(player, thinking))
    let end: object = {}
    contest(game, options, players, seed, undefined, (step) => {
      watch.saw(step)
      end = step.after
    })
    return { figures: watch.figures(end), thinking }
  }
})

function timedPlayer(player: Bot, into: number[]): Bot {
  return {
    choose(view, seat, budget) {
      const before = process.threadCpuUsage()
      const move = player.choose(view, seat, budget)
      const { user, system } = process.threadCpuUsage(before)
      into.push((user + system) / 1_000)
      return move
    },
  }
}
