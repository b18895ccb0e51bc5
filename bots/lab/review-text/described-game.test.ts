import { titles } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import { adviserFor, botFor } from '../../node/index.ts'
import { contest } from '../arena/contest.ts'
import { describeGame } from './described-game.ts'

const title = titles[0]!
const { options } = title.variants.find(({ seats }) => seats === 2)!
const mechanic = botFor(title.about.id, 'mechanic')!
const gameOptions = { title, options, players: [mechanic, mechanic], seed: 4 }

function linesOfGame(asked: { at?: number } = {}): string[] {
  const lines: string[] = []
  describeGame({ ...gameOptions, ...asked, adviser: adviserFor(title.about.id) }, (line) => lines.push(line))
  return lines
}

test('every move of the game is described in order, and the result at the end', () => {
  const { moves, result } = contest(title.versions[0], options, gameOptions.players, gameOptions.seed)
  const lines = linesOfGame()
  const numbers = lines.flatMap((line) => /^ *(\d+) {2}Seat [12]: \S/.exec(line)?.[1] ?? [])
  expect(numbers).toEqual(Array.from({ length: moves }, (_, n) => String(n + 1)))
  for (const [seat, points] of result.scores.entries()) expect(lines.at(-1)).toContain(`Seat ${seat + 1} ${points}`)
})

test("the table and a Magnate's options are described before one move, and nothing else changes", () => {
  const lines = linesOfGame({ at: 1 })
  const described = lines.filter((line) => /^ {6}[|?] /.test(line))
  expect(lines.slice(0, described.length)).toEqual(described)
  expect(described.filter((line) => line.startsWith('      | '))).not.toEqual([])
  expect(described.filter((line) => /^ {6}\? [\d.]+ %: \S/.test(line))).not.toEqual([])
  expect(lines.slice(described.length)).toEqual(linesOfGame())
})
