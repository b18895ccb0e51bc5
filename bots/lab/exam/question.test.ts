import { redact, seatsOf } from '@carriage/kernel'
import { titles } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import type { ExamQuestion } from '../../exam-question.ts'
import { randomPlayer } from '../arena/random.ts'
import { contains, examPositionOf, isRight } from './question.ts'

const title = titles[0]!
const [game] = title.versions
const { seats, options } = title.variants[0]!
const start: ExamQuestion = { seats, options, seed: 7, moves: [], seat: 0, why: 'a test' }

/** The seat that decides in the position of a question, and its first legal move. */
function decision(question: ExamQuestion) {
  const state = examPositionOf(game, question)
  const turn = game.turn(state)
  if (turn.over) throw new Error('The game is over.')
  const seat = turn.seats[0]!
  return { seat, move: [...game.moves(redact(state, seat), seat)][0]! }
}

test('the moves of a question lead to its position', () => {
  const first = decision(start)
  const next = examPositionOf(game, { ...start, moves: [first] })
  expect(next).not.toEqual(examPositionOf(game, start))
  expect(examPositionOf(game, { ...start, moves: [first] })).toEqual(next)
})

test('a question with an illegal move is refused', () => {
  const { seat, move } = decision(start)
  const other = seatsOf(seats).find((each) => each !== seat)!
  const moves = [{ seat: other, move }]
  expect(() => examPositionOf(game, { ...start, moves })).toThrow('Move 0')
})

test('a choice is right if it has all parts of one of the right moves', () => {
  const { seat, move } = decision(start)
  const player = { choose: () => move }
  const position = () => examPositionOf(game, start)
  expect(isRight(game, position(), { ...start, seat, right: [{ kind: 'other' }, move] }, player, undefined)).toBe(true)
  expect(isRight(game, position(), { ...start, seat, right: [{ kind: 'other' }] }, player, undefined)).toBe(false)
})

test('where no moves are listed the game marks the choice', () => {
  const { seat } = decision(start)
  const mark = (right: boolean) =>
    isRight(game, examPositionOf(game, start), { ...start, seat }, randomPlayer(game), () => right)
  expect([mark(true), mark(false)]).toEqual([true, false])
})

test('parts are compared in depth, lists as a whole', () => {
  expect(contains({ a: { b: 1, c: 2 } }, { a: { c: 2 } })).toBe(true)
  expect(contains({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false)
  expect(contains([1, 2], [1])).toBe(false)
})
