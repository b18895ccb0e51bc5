import { type AnyGame, awaitedSeats, canonical, fastChance, type Seat, seatsOf, silentEffects } from '@carriage/kernel'
import { titles } from '@carriage/shared/catalogue'
import { describe, expect, test } from 'vitest'
import { levels } from '../../levels.ts'
import { choicesOfPuzzle, entryOf, type Puzzle, puzzleGoals, puzzlePosition } from '../../puzzle.ts'
import { puzzleSourceFor, readStock } from './stock.ts'

const stocks = titles.flatMap((title) => {
  const stock = readStock(title.about.id)
  return stock ? [{ id: title.about.id, game: title.versions[0] as AnyGame, stock }] : []
})

test('there are puzzles', () => {
  expect(stocks.length).toBeGreaterThan(0)
})

describe.each(stocks)('the puzzles of $id', ({ id, game, stock }) => {
  const seatOf = ({ seat }: Puzzle) => seatsOf(8).find((each) => each === seat) as Seat

  test('are of the rules that are played, and each is there once', () => {
    expect(stock.rules).toBe(game.rules)
    expect(new Set(stock.puzzles.map(({ id: each }) => each)).size).toBe(stock.puzzles.length)
  })

  test.each(stock.puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s is reached by legal moves, and has every legal move as a choice',
    (_, puzzle) => {
      const seat = seatOf(puzzle)
      const state = puzzlePosition(game, stock, puzzle)
      expect(awaitedSeats(game.turn(state))).toContain(seat)
      const choices = choicesOfPuzzle(stock, puzzle).map(({ move }) => canonical(move))
      expect(choices.toSorted()).toEqual([...game.moves(state, seat)].map((move) => canonical(move)).toSorted())
      expect([...levels, 'longSearch']).toContain(puzzle.found)
    },
  )

  test.each(stock.puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s has a best choice that is clearly better than the wrong ones, and leads to what it says',
    async (_, puzzle) => {
      const source = (await puzzleSourceFor(id))!
      const choices = choicesOfPuzzle(stock, puzzle)
      const most = choices[0]!.value
      const right = choices.filter(({ value }) => value === most)
      const next = choices.find(({ value }) => value < most)!
      expect(most - next.value).toBeGreaterThanOrEqual(source.clearly)
      expect(right.length * 3).toBeLessThanOrEqual(choices.length)
      const [first] = puzzle.best.map((entry) => entryOf(stock, entry))
      expect(right.map(({ move }) => canonical(move))).toContain(canonical(first!.move))
      expect(puzzleGoals).toContain(puzzle.goal)
      if (puzzle.goal === 'expected') return
      const state = puzzlePosition(game, stock, puzzle)
      const from = game.clone(state)
      for (const { seat, move } of puzzle.best.map((entry) => entryOf(stock, entry)))
        game.play(state, seat, move, silentEffects<object>(fastChance(1)))
      expect(source.isSettled(state, from)).toBe(true)
      expect(source.figures(state, from)[seatOf(puzzle)]).toBe(most)
    },
  )
})
