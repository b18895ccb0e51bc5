import { playRandomly } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { ageOfEngineeringTitle } from './index.ts'
import { survey } from './survey.ts'

describe('the figures of a game are consistent', () => {
  const { events, end } = playRandomly(ageOfEngineeringTitle, ageOfEngineeringTitle.variants[2]!, 1)
  const figures = survey(events, end)
  const named = (pattern: RegExp) => Object.keys(figures).filter((name) => pattern.test(name))
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + figures[name]!, 0)

  test('each round ends for one reason', () => {
    expect(sum(named(/^roundsEndedBy/))).toBeCloseTo(1)
  })

  test('all points have a source', () => {
    expect(sum(named(/^pointsFrom/))).toBeCloseTo(figures.scorePerCompany!)
    expect(sum(named(/^scoreOfSeat/)) / 4).toBeCloseTo(figures.scorePerCompany!)
  })

  test('each car leaves sold or unsold', () => {
    const sold = events.filter((event) => 'stays' in event && !event.stays).length / 3
    expect(sold + figures.carsUnsoldInRound!).toBeCloseTo(figures.carsPlacedInRound!)
  })

  test('an achievement is won at most once', () => {
    expect(sum(named(/^achievement\./))).toBe(figures.achievementsWon)
  })
})
