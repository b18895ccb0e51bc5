import { readFileSync } from 'node:fs'
import { titleOf } from '@carriage/shared/catalogue'
import type { ExamQuestion } from '../../exam-question.ts'
import { answerTasks } from '../../node/in-workers.ts'
import { markingFor } from '../../node/index.ts'
import { contestantOf } from '../arena/contestant.ts'
import { examPositionOf, isRight } from './question.ts'

export interface ExamOptions {
  readonly game: string
  readonly players: readonly string[]
}

/** A question, and which of the players found the right choice. */
export interface Marked {
  readonly why: string
  readonly heldBack: boolean
  readonly passed: readonly boolean[]
}

answerTasks<ExamOptions, string, Marked>(async ({ game: id, players }) => {
  const game = titleOf(id)?.versions[0]
  if (!game) throw new RangeError(`There is no game called ${id}.`)
  const marking = await markingFor(id)
  const contestants = await Promise.all(players.map((name) => contestantOf(name, { game, seats: game.seats.min })))
  return (file) => {
    const question = JSON.parse(readFileSync(file, 'utf8')) as ExamQuestion // the tests read every question
    const passed = contestants.map(({ player }) =>
      isRight(game, examPositionOf(game, question), question, player, marking),
    )
    return { why: question.why, heldBack: question.heldBack ?? false, passed }
  }
})
