import { expect, test } from 'vitest'
import { seasonText } from './season.ts'

const names = Array.from({ length: 13 }, (_, at) => `P${at + 1}`)

test('a plan names divisions, games and how even they are', () => {
  const text = seasonText(['plan', '4', 'people.txt'], () => names.join('\n'))
  expect(text).toContain('Division 1: 7 people, 7 games, each pair meets 2 times.')
  expect(text).toContain('Division 2: 6 people, 6 games, nearest design: pairs meet')
  expect(text.match(/^ {2}\d+\. /gm)).toHaveLength(13)
})

test('standings are made of played games only', () => {
  const played = (ranking: number[][]) =>
    JSON.stringify({ people: ['Ann', 'Bob'], games: [{ seats: ['Bob', 'Ann'], ranking }] })
  expect(seasonText(['table', 'x.json'], () => played([[1], [0]]))).toBe(
    '1. Ann: 2 points in 1 games, first once\n2. Bob: 1 points in 1 games, first 0 times',
  )
  expect(() => seasonText(['table', 'x.json'], () => played([[1]]))).toThrow('each seat once')
  expect(() => seasonText(['table'], () => '')).toThrow('pnpm ops season plan')
})
