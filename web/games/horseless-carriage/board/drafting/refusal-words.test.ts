import { freshFactory, type Piece, type Plan, reviewPlan, standardOptions } from '@carriage/horseless-carriage'
import { dealership, department, everyRefusal, mainline } from '@carriage/horseless-carriage/testing'
import { expect, test } from 'vitest'
import { loadTranslator } from '../../../../platform/i18n/game-translator.ts'
import { createMessageFormatter } from '../../../../platform/i18n/translate.ts'
import { openWords } from '../../../../platform/i18n/translations.ts'
import { momentOf } from '../../gallery/played.ts'
import { title } from '../../title.ts'
import { take } from '../editor/hand.ts'
import { emptyPlan } from '../editor/sheet.ts'
import { type EditorSite, siteOf } from '../editor/site.ts'
import { attemptAt } from '../editor/why-not.ts'
import { en } from '../messages.en.ts'
import { problemWords } from './problem-words.ts'
import { walledWords } from './walled-words.ts'

const languages = ['en', 'de'] as const
const words = {
  t: createMessageFormatter({ en }, 'en'),
  translator: loadTranslator(title, 'en', 0, (seat) => `P${seat}`),
  language: 'en',
} as const

const { state } = momentOf({ seats: 3, seed: 1, when: ({ stage }) => stage.name === 'factory' })

/** A factory with these pieces, which may be extended as in the first year. */
function siteWith(pieces: readonly Piece[]): EditorSite {
  return { ...siteOf(state, 0), factory: { ...freshFactory(), pieces: [...pieces] }, options: standardOptions }
}

/** The refusal of a planning department over a square. */
function refused(site: EditorSite, x: number, y: number): string {
  const problem = attemptAt(site, emptyPlan, take({ kind: 'department', type: 'planning' }), { x, y })?.problem
  return problem ? problemWords(words, problem).replaceAll('\u00a0', ' ') : ''
}

// The mainline is at 5,3 to 8,5; the dealership covers everything above it.
const line = [dealership('small', 5, 0), mainline('car', 5, 3)]

test('a refusal on the floor names the piece there, or the kind of square', () => {
  const site = siteWith(line)
  expect(refused(site, 6, 4)).toBe('The planning department would overlap the car mainline.')
  expect(refused(site, 6, 1)).toBe('The planning department would overlap the small dealership.')
  expect(refused(site, 2, 3)).toBe('The planning department would cover the loading bay. Keep it free.')
  expect(refused(site, 30, 30)).toBe('The planning department would be off the edge of your floor.')
})

test('pieces that reach no bay are named', () => {
  const site = siteWith([])
  const plan: Plan = { pieces: [department('research', 9, 8)], expansion: null }
  const problems = reviewPlan(site.factory, site.supply, site.access, plan, site.options)
  const adrift = problems.find(({ check }) => check === 'V-17')
  if (!adrift) throw new Error('The department reaches a bay.')
  expect(problemWords(words, adrift).replaceAll('\u00a0', ' ')).toBe(
    'The research department doesn’t reach a loading bay.',
  )
})

test.each(languages)('every refusal of the rules is a whole sentence in %s, without coordinates', async (language) => {
  await openWords(title, language)
  const translator = loadTranslator(title, language, 0, (seat) => ['Ada', 'Ben', 'Cleo'][seat] ?? `P${seat}`)
  const events = everyRefusal().flatMap(({ view, facts }) => translator.facts(view, facts))
  expect(events.length).toBeGreaterThan(30)
  for (const sentence of events) {
    expect(sentence).toMatch(/^\p{Lu}.*[.]$/u)
    expect(sentence).not.toMatch(/undefined|\[object|\{\w+\}|\d\/\d/)
  }
})

test('a refusal names the owner of the marker, the dealership and the expectation of buyers', () => {
  const events = everyRefusal().flatMap(({ view, facts }) => words.translator.facts(view, facts))
  expect(events).toEqual(
    expect.arrayContaining([
      'P0’s speed marker is on 6, the last square of its track.',
      'Slot 2 is taken by P0.',
      'Your medium dealership is closed: it has design 0, and buyers expect 0.',
      'Your small dealership has design 1, but the window would cover buyers who require 2.',
      'Your small dealership’s window doesn’t cover design 2 · safety 0.',
    ]),
  )
})

test('for a station without a connection the blocked side and its neighbours are named', () => {
  const site = siteWith(line)
  const walls = (['chassis', 'engine', 'paint', 'claxon'] as const).map((type) =>
    walledWords(words, { site, plan: emptyPlan }, { kind: 'station', type }),
  )
  // Only the side of one step is above the mainline, where the dealership is.
  expect(walls.filter((wall) => wall !== undefined)).toHaveLength(1)
  expect(walls.join('')).toMatch(/^Side [ABCD] of your car mainline is walled in by the small dealership\.$/u)
  const second: Plan = { pieces: [mainline('car', 5, 7)], expansion: null }
  for (const type of ['chassis', 'engine', 'paint', 'claxon'] as const)
    expect(walledWords(words, { site, plan: second }, { kind: 'station', type })).toBeUndefined()
})
