import { titles } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import { adviserFor, botFor } from '../../node/index.ts'
import { contest } from '../arena/contest.ts'
import { describeGame } from './described-game.ts'

const title = titles[0]!
const { options } = title.variants.find(({ seats }) => seats === 2)!
const mechanic = botFor(title.about.id, 'mechanic')!
const terms = { title, options, players: [mechanic, mechanic], seed: 4 }

function told(asked: { at?: number } = {}): string[] {
  const lines: string[] = []
  describeGame({ ...terms, ...asked, adviser: adviserFor(title.about.id) }, (line) => lines.push(line))
  return lines
}

test('every move of the game is described in order, and the result at the end', () => {
  const { moves, result } = contest(title.versions[0], options, terms.players, terms.seed)
  const lines = told()
  const numbers = lines.flatMap((line) => /^ *(\d+) {2}Seat [12]: \S/.exec(line)?.[1] ?? [])
  expect(numbers).toEqual(Array.from({ length: moves }, (_, n) => String(n + 1)))
  for (const [seat, points] of result.scores.entries()) expect(lines.at(-1)).toContain(`Seat ${seat + 1} ${points}`)
})

test("the table and a Magnate's options are described before one move, and nothing else changes", () => {
  const lines = told({ at: 1 })
  const described = lines.filter((line) => /^ {6}[|?] /.test(line))
  expect(lines.slice(0, described.length)).toEqual(described)
  expect(described.filter((line) => line.startsWith('      | '))).not.toEqual([])
  expect(described.filter((line) => /^ {6}\? [\d.]+ %: \S/.test(line))).not.toEqual([])
  expect(lines.slice(described.length)).toEqual(told())
})
