import type { Event } from '@carriage/age-of-engineering'
import { describe, expect, test } from 'vitest'
import { movesLeft } from '../../../pages/lessons/lesson.ts'
import { anyOf, lessonCalled, movesIn, type Stand, walk } from '../../../pages/lessons/testing/walk.ts'

describe('the lesson of Age of Engineering', () => {
  const lesson = lessonCalled('age-of-engineering-lesson-1')

  function eventsIn({ match }: Stand): Event[] {
    return match.opened().past.flatMap(({ events }) => events as Event[])
  }

  test('there is a choice of two engineers, of three tiles with Research and of two investors', () => {
    const choices = new Map<string, number>()
    for (let seed = 1; seed <= 8; seed++) {
      walk(lesson, anyOf(seed), ({ step, view }) => {
        const left = movesLeft(step, view, movesIn(lesson, view)).length
        if (step) choices.set(step.id, Math.max(left, choices.get(step.id) ?? 0))
      })
    }
    expect(Object.fromEntries(choices)).toMatchObject({ engineer: 2, research: 3, investor: 2 })
  })

  test('with every choice my car is sold to the luxury buyer and again to my investor', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const shownEvents = eventsIn(walk(lesson, anyOf(seed)))
      const bought = shownEvents.filter((event) => event.kind === 'carSold' || event.kind === 'investorBought')
      const own = bought.filter(({ car }) => car.owner === lesson.me)
      expect(own).toMatchObject([
        { kind: 'carSold', preference: 'luxury', paid: 8, stays: true },
        { kind: 'investorBought', paid: 8, stays: false },
      ])
    }
  })

  test('the token raises both levels', () => {
    for (let seed = 1; seed <= 8; seed++) {
      expect(eventsIn(walk(lesson, anyOf(seed)))).toContainEqual(
        expect.objectContaining({ kind: 'levelsRaised', seat: 0, body: 3, engine: 2, because: 'token' }),
      )
    }
  })
})
