import { comparisons } from '@carriage/bots/advice'
import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { botOf } from '../../platform/bot-worker/bots.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import { de } from './messages.de.ts'
import { en, type HintMessage } from './messages.en.ts'

// The keys of a catalogue are its ids.
const ids = Object.keys(en) as HintMessage[]
const places = {
  moves: 'a',
  aim: 'b',
  count: 2,
  number: 1,
  points: 2,
  done: 1,
  of: 2,
  name: 'Ada',
  n: 3,
  place: '2.1',
  better: '1.7',
}

test('everything can be formatted in both languages, with nothing left over', () => {
  expect(Object.keys(de).sort()).toEqual(ids.toSorted())
  for (const language of ['en', 'de'] as const) {
    const t = createMessageFormatter({ en, de }, language)
    for (const id of ids) expect([id, t(id, places).includes('{')]).toEqual([id, false])
  }
})

/** Loaded before the tests, whose time limit is for what they do: a bot imports the rules of its game. */
const concerns = new Map(await Promise.all(games.map(async ({ id }) => [id, (await botOf(id))?.concerns] as const)))

test.each(games)('every reason that a bot of $id can give has a message', async ({ id, reasons }) => {
  const about = concerns.get(id) ?? []
  const words = await reasons?.()
  expect(Object.keys(words?.messages.en ?? {}).sort()).toEqual(about.toSorted())
})

test('how an option compares with the next one has messages of its own', () => {
  expect(ids).toEqual(expect.arrayContaining(comparisons.map((each) => `reason.${each}`)))
})

/** Values for the messages of reasons, for any game. */
const facts = {
  points: 1,
  customer: 'body',
  seat: 'Ada',
  price: 5,
  open: 1,
  income: 8,
  year: 4,
  dimension: 'range',
  minimum: 2,
  square: 3,
  capacity: 1,
  place: 1,
  squares: 1,
  charts: 1,
  from: 1,
  to: 2,
  added: 1,
  reached: 1,
  ticks: 1,
  tile: 'car',
  left: 1,
  need: 1,
}

test.each(games)('points are counted in words in the reasons of $id', async ({ reasons }) => {
  const words = await reasons?.()
  for (const text of Object.values(words?.messages.en ?? {})) {
    const t = createMessageFormatter({ en: { text } }, 'en')
    expect(t('text', facts)).not.toMatch(/\{|1 points|1 dealerships|1 vehicles|1 more squares|1 Gantt charts|1 buyers/)
  }
})
