import { expect, test } from 'vitest'
import { answerTo, puzzleOfDay } from './puzzle.ts'

test('every day has its puzzle, one after the other and then again', () => {
  const puzzles = ['a', 'b', 'c']
  expect([0, 1, 2, 3, 4].map((day) => puzzleOfDay(puzzles, day))).toEqual(['a', 'b', 'c', 'a', 'b'])
  expect(puzzleOfDay([], 7)).toBeUndefined()
})

test('a choice is answered with what it comes to, however its keys lie', () => {
  const choices = [
    { move: { kind: 'price', at: 2 }, value: 9 },
    { move: { kind: 'price', at: 1 }, value: 3 },
  ]
  expect(answerTo(choices, { at: 1, kind: 'price' })).toEqual({ value: 3, best: 9 })
  expect(answerTo(choices, { kind: 'other' })).toBeUndefined()
})
