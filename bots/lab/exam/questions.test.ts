import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { awaitedSeats } from '@carriage/kernel'
import { titles } from '@carriage/shared/catalogue'
import { describe, expect, test } from 'vitest'
import type { ExamQuestion } from '../../exam-question.ts'
import { examFilesOf, markingFor } from '../../node/index.ts'
import { examPositionOf } from './question.ts'

describe.each(titles.filter(({ about }) => examFilesOf(about.id).length > 0))('the exam of $about.id', (title) => {
  const [game] = title.versions
  const { id } = title.about

  test.each(examFilesOf(id).map((file) => [basename(file), file]))('%s waits for the seat that it asks', (_, file) => {
    const question = JSON.parse(readFileSync(file, 'utf8')) as ExamQuestion
    const turn = game.turn(examPositionOf(game, question))
    expect(turn.over ? [] : awaitedSeats(turn)).toContain(question.seat)
    expect(question.why.length).toBeGreaterThan(20)
  })

  test('every question can be marked, and a third is held back', async () => {
    const questions = examFilesOf(id).map((file) => JSON.parse(readFileSync(file, 'utf8')) as ExamQuestion)
    const marking = await markingFor(id)
    expect(questions.every(({ right, pass }) => right?.length || (marking && pass))).toBe(true)
    const held = questions.filter(({ heldBack }) => heldBack).length
    expect(held).toBeGreaterThanOrEqual(Math.floor(questions.length / 3))
  })
})
