import { newTable } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { offeredGames } from '../games/index.ts'
import { paceFor, paceNames } from './paces.ts'

const games = [...offeredGames, { id: 'another', quickMinutes: undefined }]

test.each(games)(
  'every pace of $id is one that the house takes, and each gives more time than the one before',
  ({ quickMinutes }) => {
    const times = paceNames.map((name) => {
      const made = newTable.shape.pace.parse(paceFor(name, quickMinutes))
      return made.kind === 'live' ? made.bank : made.kind === 'slow' ? made.days * 86_400 : Number.POSITIVE_INFINITY
    })
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(times).size).toBe(paceNames.length)
  },
)

test('a longer game has longer clocks', () => {
  const banks = offeredGames.map(({ quickMinutes }) => {
    const made = paceFor('live', quickMinutes)
    return made.kind === 'live' ? made.bank : 0
  })
  expect(banks).toEqual([960, 1_440, 3_000])
})
