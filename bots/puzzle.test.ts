import { expect, test } from 'vitest'
import { answerTo, puzzleOfDay } from './puzzle.ts'

test('every day has its puzzle, and each comes once before one comes again', () => {
  for (let length = 1; length <= 60; length++) {
    const puzzles = Array.from({ length }, (_, n) => n)
    const days = puzzles.map((day) => puzzleOfDay(puzzles, 20_000 + day))
    expect(days.toSorted((a = 0, b = 0) => a - b)).toEqual(puzzles)
    expect(puzzleOfDay(puzzles, 20_000 + length)).toBe(days[0])
  }
  expect(puzzleOfDay([], 7)).toBeUndefined()
})

test('a choice is answered with its result, regardless of key order', () => {
  const choices = [
    { move: { kind: 'price', at: 2 }, value: 9 },
    { move: { kind: 'price', at: 1 }, value: 3 },
  ]
  expect(answerTo(choices, { at: 1, kind: 'price' })).toEqual({ value: 3, best: 9 })
  expect(answerTo(choices, { kind: 'other' })).toBeUndefined()
})
