import { redact, type Seat, seatsOf } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { answerTasks } from '../../node/in-workers.ts'
import { adviserFor, balanceSheetFor, botFor, hintCheckFor } from '../../node/index.ts'
import { contest, placeOf } from '../arena/contest.ts'
import { contestantOf } from '../arena/contestant.ts'
import { type HintFigures, HintFollower } from './follower.ts'

export interface HintRunOptions {
  readonly game: string
  readonly options: object
  readonly seats: number
  /** Every Nth hint at the beginning of a turn is checked: whether its facts hold, and with the usual budget whether it is the Magnate's own choice. */
  readonly every: number
  /** The budget of each hint; by default that of a Magnate. */
  readonly iterations: number | undefined
}

/** What the hints of one game were like, and what they led to. */
export interface HintsOfGame {
  readonly figures: HintFigures
  readonly asked: number
  /** How many first hints are the Magnate's own choice. */
  readonly same: number
  readonly facts: number
  readonly wrong: readonly string[]
  /** The share of the win of the seat that followed. */
  readonly won: number
  readonly awards: number
}

answerTasks<HintRunOptions, number, HintsOfGame>(async ({ game: id, options, seats, every, iterations }) => {
  const game = titleOf(id)?.versions[0]
  const adviser = adviserFor(id)
  const magnate = botFor(id, 'magnate')
  if (!game || !adviser || !magnate) throw new RangeError(`There are no hints for ${id}.`)
  const check = await hintCheckFor(id)
  const sheet = await balanceSheetFor(id)
  const { player } = await contestantOf('mechanic', { game, seats })
  return (seed) => {
    const me = seatsOf(seats)[seed % seats] as Seat // there are as many
    const follower = new HintFollower(game, adviser, iterations)
    const players = Array.from({ length: seats }, (_, seat) => (seat === me ? follower : player))
    const found = { asked: 0, same: 0, facts: 0, wrong: [] as string[] }
    let turns = 0
    const survey = (events: readonly object[]) => ({
      awards: (sheet?.takings(events as never) ?? []).filter(({ seat, name }) => seat === me && isAward(name)).length,
    })
    const { result, figures } = contest(game, options, players, seed, survey, ({ before, seat }) => {
      if (seat !== me) {
        follower.sees(seat)
        return
      }
      const view = redact(before, seat)
      if (!adviser.isTurn(view) || turns++ % every > 0) return
      const { hints, seed: asked } = follower.latest
      if (iterations === undefined) {
        const own = magnate.choose(view, seat, { seed: asked })
        found.asked++
        if (JSON.stringify(hints[0]?.moves[0]) === JSON.stringify(own)) found.same++
      }
      for (const hint of hints) {
        const { facts, wrong } = check?.(before, seat, hint) ?? { facts: 0, wrong: [] }
        found.facts += facts
        found.wrong.push(...wrong.map((fact) => `seed ${seed}, turn ${turns}: ${fact}`))
      }
    })
    const [first = []] = result.ranking
    const won = placeOf(result, me) <= (first.length + 1) / 2 ? 1 / first.length : 0
    return { ...found, figures: follower.figures, won, awards: figures?.awards ?? 0 }
  }
})

function isAward(name: string): boolean {
  return /^(award|achievement) /.test(name)
}
