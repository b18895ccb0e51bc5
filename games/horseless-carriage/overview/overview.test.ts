import { expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { de } from './overview.de.ts'
import { en } from './overview.en.ts'

const linesOf = (id: string, { card }: ReturnType<typeof en>) => card.find((box) => box.id === id)?.lines ?? []

test('HC-6.13 the reference card says that L is for two departments or more, and counts one as one', () => {
  expect(linesOf('windows', en(standard))).toEqual([
    '2 by 1 niches with no marketing department.',
    '2 by 2 niches with 1 marketing department.',
    '3 by 3 niches with 2 or more marketing departments.',
  ])
  expect(linesOf('windows', de(standard))).toEqual([
    '2 mal 1 Nischen ohne Werbeabteilung.',
    '2 mal 2 Nischen mit 1 Werbeabteilung.',
    '3 mal 3 Nischen mit 2 oder mehr Werbeabteilungen.',
  ])
})

test('HC-8.7 the reference card does not call the year of a flip in phase 8 the last', () => {
  expect(linesOf('end', en(standard))[0]).toMatch(/phase 8, it leaves you one more year/)
  expect(linesOf('end', de(standard))[0]).toMatch(/Phase 8 umgedreht, lässt sie euch noch ein Jahr/)
})
