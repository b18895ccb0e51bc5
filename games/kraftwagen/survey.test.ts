import { playRandomly } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { kraftwagenTitle } from './index.ts'
import { survey } from './survey.ts'

describe('the figures of a game are consistent', () => {
  const { events, end } = playRandomly(kraftwagenTitle, kraftwagenTitle.variants[5]!, 1)
  const figures = survey(events, end)
  const named = (pattern: RegExp) => Object.keys(figures).filter((name) => pattern.test(name))
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + figures[name]!, 0)

  test('each round ends for one reason', () => {
    expect(sum(named(/^roundsEndedBy/))).toBeCloseTo(1)
  })

  test('all points have a source', () => {
    expect(sum([...named(/^moneyFrom/), 'pointsFromAwards'])).toBeCloseTo(figures.scorePerPlayer!)
    expect(sum(named(/^scoreOfSeat/)) / 4).toBeCloseTo(figures.scorePerPlayer!)
  })

  test('each car is sold, unsold or withdrawn', () => {
    const withdrawn = events.filter(({ kind }) => kind === 'carWithdrawn').length / 3
    expect(figures.carsSoldInRound! + figures.carsUnsoldInRound! + withdrawn).toBeCloseTo(figures.carsPlacedInRound!)
  })

  test('an award is taken once at most', () => {
    expect(sum(named(/^award\./))).toBe(figures.awardsTaken)
  })
})
