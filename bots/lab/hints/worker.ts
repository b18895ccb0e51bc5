import { redact } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { answerTasks } from '../../node/in-workers.ts'
import { adviserFor, botFor, hintCheckFor } from '../../node/index.ts'
import { contest } from '../arena/contest.ts'
import { contestantOf } from '../arena/contestant.ts'

export interface HintRunOptions {
  readonly game: string
  readonly options: object
  readonly seats: number
  /** A hint is asked for at every Nth turn. */
  readonly every: number
}

/** What the hints of one game were like. */
export interface HintsOfGame {
  readonly asked: number
  /** How many first hints are the Magnate's own choice. */
  readonly same: number
  readonly facts: number
  readonly wrong: readonly string[]
}

answerTasks<HintRunOptions, number, HintsOfGame>(async ({ game: id, options, seats, every }) => {
  const game = titleOf(id)?.versions[0]
  const adviser = adviserFor(id)
  const magnate = botFor(id, 'magnate')
  if (!game || !adviser || !magnate) throw new RangeError(`There are no hints for ${id}.`)
  const check = await hintCheckFor(id)
  const { player } = await contestantOf('mechanic', { game, seats })
  const players = Array.from({ length: seats }, () => player)
  return (seed) => {
    const found = { asked: 0, same: 0, facts: 0, wrong: [] as string[] }
    let turns = 0
    contest(game, options, players, seed, undefined, ({ before, seat }) => {
      const view = redact(before, seat)
      if (!adviser.isTurn(view) || turns++ % every > 0) return
      const hints = adviser.advise(view, seat, { seed })
      found.asked++
      if (JSON.stringify(hints[0]?.moves[0]) === JSON.stringify(magnate.choose(view, seat, { seed }))) found.same++
      for (const hint of hints) {
        const { facts, wrong } = check?.(before, seat, hint) ?? { facts: 0, wrong: [] }
        found.facts += facts
        found.wrong.push(...wrong.map((fact) => `seed ${seed}, turn ${turns}: ${fact}`))
      }
    })
    return found
  }
})
