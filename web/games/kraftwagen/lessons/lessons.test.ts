import type { Event, State } from '@carriage/kraftwagen'
import { salesForecast } from '@carriage/kraftwagen/forecast'
import { describe, expect, test } from 'vitest'
import { movesLeft } from '../../../pages/lessons/lesson.ts'
import type { LessonMatch } from '../../../pages/lessons/lesson-match.ts'
import { act, anyOf, begin, lessonCalled, movesIn, walk, wordsIn } from '../../../pages/lessons/testing/walk.ts'
import { de as houseDe } from '../../../platform/i18n/de.ts'
import { en as houseEn } from '../../../platform/i18n/en.ts'
import { loadTranslator } from '../../../platform/i18n/game-translator.ts'
import { openWords } from '../../../platform/i18n/translations.ts'
import { title } from '../title.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

describe('the first lesson', () => {
  const lesson = lessonCalled('kraftwagen-lesson-1')

  test('the first sale takes two moves, and earns something at every remaining price', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const choose = anyOf(seed)
      const priced = act(lesson, begin(lesson), choose)
      const sold = act(lesson, priced, choose)
      expect(sold.step?.id).toBe('sold')
      expect(mySalesIn(sold.match)).toBe(1)
    }
  })

  test('a tile is chosen among three, and then a buyer among two or more', () => {
    for (let seed = 1; seed <= 8; seed++) {
      walk(lesson, anyOf(seed), ({ step, view }) => {
        const left = movesLeft(step, view, movesIn(lesson, view))
        if (step?.id === 'tile') expect(left).toHaveLength(3)
        if (left.some((move) => 'preference' in move)) expect(left.length).toBeGreaterThanOrEqual(2)
      })
    }
  })

  test('Ada always outbids my car, and I always sell it in the end', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const { match } = walk(lesson, anyOf(seed), ({ step, view }) => {
        if (step?.id === 'end') expect(salesForecast(view as State).earned[0]).toBeGreaterThan(0)
        if (step?.id === 'help') expect(salesForecast(view as State).earned[0]).toBe(0)
      })
      expect(mySalesIn(match)).toBe(2)
    }
  })

  test('at most forty words lead from the home page to the first move', async () => {
    await openWords(title, 'de')
    for (const [language, platform, messages] of [
      ['en', houseEn, en],
      ['de', houseDe, de],
    ] as const) {
      const { view } = begin(lesson)
      const translator = loadTranslator(title, language, 0, () => '')
      const read = [
        platform['home.title'],
        platform['home.what'],
        platform['home.sell'],
        platform['home.free'],
        messages['kraftwagen-lesson-1.price'],
        translator.decision(view, 0),
      ]
      expect(wordsIn(read.join(' ')), language).toBeLessThanOrEqual(40)
    }
  })
})

describe('the second lesson', () => {
  const lesson = lessonCalled('kraftwagen-lesson-2')

  test('it ends with an award of mine, a car sold at three times its price, and the marker on 0', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { match } = walk(lesson, anyOf(seed))
      const shownEvents = match.opened().past.flatMap(({ events }) => events as Event[])
      expect(shownEvents).toContainEqual(expect.objectContaining({ kind: 'awardTaken', seat: 0, award: 'buyer' }))
      expect(shownEvents).toContainEqual(expect.objectContaining({ kind: 'roundEnded', cause: 'marker' }))
      const [sale] = shownEvents.filter((event) => event.kind === 'carSold').filter(({ car }) => car.owner === 0)
      expect(sale).toMatchObject({ times: 3, paid: 6 })
    }
  })
})

/** The number of my cars sold so far. */
function mySalesIn(match: LessonMatch): number {
  const events = match.opened().past.flatMap((happening) => happening.events as Event[])
  return events.filter((event) => event.kind === 'carSold' && event.car.owner === 0).length
}

test('KW-9.27 the workers of a car go to the supply, as the lesson states', () => {
  expect([en['kraftwagen-lesson-1.crew'], en['kraftwagen-lesson-1.crew.hint']].join()).toMatch(
    /to your supply.*hired again/,
  )
  expect([de['kraftwagen-lesson-1.crew'], de['kraftwagen-lesson-1.crew.hint']].join()).toMatch(
    /deinen Vorrat.*neu einstellen/,
  )
})
