import { botGames, concernsOf } from '@carriage/bots/node'
import { expect, test } from 'vitest'
import { voiceOf } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { type CoachMessage, en } from './messages.en.ts'

// The keys of a catalogue are its ids.
const ids = Object.keys(en) as CoachMessage[]
const places = { points: 2, done: 1, of: 2, name: 'Ada', n: 3, place: '2.1', better: '1.7' }

test('everything can be said in both languages, with nothing left over', () => {
  expect(Object.keys(de).sort()).toEqual(ids.toSorted())
  for (const language of ['en', 'de'] as const) {
    const say = voiceOf({ en, de }, language)
    for (const id of ids) expect([id, say(id, places).includes('{')]).toEqual([id, false])
  }
})

test('every reason that an adviser can give has words', () => {
  for (const game of botGames) {
    for (const concern of concernsOf(game)) expect(ids).toContain(`${game}.${concern}`)
  }
})

test('points are counted in words', () => {
  expect(voiceOf({ en, de }, 'en')('kraftwagen.sales', { points: 1 })).toBe('Sells more cars: about 1 point.')
  expect(voiceOf({ en, de }, 'de')('kraftwagen.sales', { points: 3 })).toBe('Verkauft mehr Wagen: etwa 3 Punkte.')
})
