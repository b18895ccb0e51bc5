import { readFileSync } from 'node:fs'
import { titleOf } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import type { ExamQuestion } from '../../exam-question.ts'
import { contains, examPositionOf } from '../../lab/exam/question.ts'
import { examFilesOf } from '../../node/index.ts'

test.each(['kraftwagen', 'age-of-engineering'])('every question of %s can be asked and has a right answer', (id) => {
  const game = titleOf(id)!.versions[0]
  const questions = examFilesOf(id).map((file) => JSON.parse(readFileSync(file, 'utf8')) as ExamQuestion)
  expect(questions.length).toBeGreaterThanOrEqual(30)
  expect(questions.filter(({ heldBack }) => heldBack).length).toBeGreaterThanOrEqual(Math.floor(questions.length / 3))
  for (const question of questions) {
    const state = examPositionOf(game, question)
    const moves = [...game.moves(state, question.seat)]
    const right = moves.filter((move) => question.right?.some((parts) => contains(move, parts)))
    expect(right.length, question.why).toBeGreaterThan(0)
    expect(right.length, question.why).toBeLessThan(moves.length)
  }
})
