import { readFileSync } from 'node:fs'
import { horselessCarriage, type State } from '@carriage/horseless-carriage'
import { fastChance, redact } from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { ExamQuestion } from '../../../exam-question.ts'
import { examPositionOf } from '../../../lab/exam/question.ts'
import { bestPlanOf } from '../planner/index.ts'
import { gainOf } from './whole-games.ts'

/** A factory decision of the exam in year 2, where a seat that builds nothing falls far behind. */
const file = new URL('../exam/2071-029-1.record.json', import.meta.url)
const question = JSON.parse(readFileSync(file, 'utf8')) as ExamQuestion
const { seat } = question
const state = examPositionOf(horselessCarriage, question) as State
const nothing = { pieces: [], expansion: null }

test('the same plan gains nothing on itself, and building beats building nothing', () => {
  const before = horselessCarriage.clone(state)
  const plan = bestPlanOf(redact(state, seat), seat, { tries: 60, chance: fastChance(1) })
  expect(gainOf(state, seat, nothing, nothing)).toEqual({ dollars: 0, error: 0 })
  const { dollars, error } = gainOf(state, seat, plan, nothing)
  expect(dollars).toBeGreaterThan(2 * error)
  expect(state).toEqual(before)
})
