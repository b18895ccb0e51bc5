import { newTable } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { offeredGames } from '../../games/index.ts'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import { paceText } from './pace.ts'
import { de } from './pace-messages.de.ts'
import { en } from './pace-messages.en.ts'
import { ownBounds, ownKinds, ownPaceOf, paceFor, paceNames, paceOfOwn } from './paces.ts'

const games = [...offeredGames, { id: 'another', quickMinutes: undefined }]

test.each(games)(
  'the server accepts every pace of $id, and each gives more time than the one before',
  ({ quickMinutes }) => {
    const times = paceNames.map((name) => {
      const made = newTable.shape.pace.parse(paceFor(name, quickMinutes))
      return made.kind === 'live' ? made.bank : made.kind === 'slow' ? made.days * 86_400 : Number.POSITIVE_INFINITY
    })
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(times).size).toBe(paceNames.length)
  },
)

test('longer games have longer clocks', () => {
  const banks = offeredGames.map(({ quickMinutes }) => {
    const made = paceFor('live', quickMinutes)
    return made.kind === 'live' ? made.bank : 0
  })
  expect(banks).toEqual([960, 1_440, 3_000])
})

test.each(ownKinds)('the server accepts %s in numbers of one’s own, whatever was typed', (kind) => {
  const { first, second } = ownBounds[kind]
  const typed = [ownPaceOf(kind), ownPaceOf(kind, 25)]
  for (const one of [first.min, first.max, -5, 1e9, 2.4, Number.NaN])
    for (const two of [second?.min ?? 0, second?.max ?? 0, -5, 1e9, Number.NaN])
      typed.push({ kind, first: one, second: two })
  for (const own of typed) expect(newTable.shape.pace.parse(paceOfOwn(own)), JSON.stringify(own)).toBeDefined()
})

test('the limits of the form are those of the server', () => {
  const taken = (given: object) => newTable.shape.pace.safeParse(given).success
  expect(taken({ kind: 'slow', days: ownBounds.bank.first.max + 1, increment: 1 })).toBe(false)
  expect(taken({ kind: 'slow', days: 1, increment: ownBounds.bank.second!.max + 1 })).toBe(false)
  expect(taken({ kind: 'live', bank: (ownBounds.live.first.max + 1) * 60, increment: 0 })).toBe(false)
  expect(taken({ kind: 'live', bank: 60, increment: ownBounds.live.second!.max + 1 })).toBe(false)
})

test('every pace has a text in both languages', () => {
  const [english, german] = (['en', 'de'] as const).map((language) => createMessageFormatter({ en, de }, language))
  const bank = { kind: 'slow', days: 5, increment: 12 } as const
  expect(paceText(bank, english!)).toBe('5-day time bank + 12 h per turn')
  expect(paceText(bank, german!)).toBe('5 Tage Zeitkonto, 12 h je Zug')
  expect(paceText({ kind: 'slow', days: 1 }, english!)).toBe('1 day per move')
  expectSameMessages(en, de)
})
