import { playRandomly } from '@carriage/kernel/conform'
import { describe, expect, test } from 'vitest'
import { horselessCarriageTitle } from './index.ts'
import { survey } from './survey.ts'

describe('the figures of a game are consistent', () => {
  const { events, end } = playRandomly(horselessCarriageTitle, horselessCarriageTitle.variants[0]!, 2)
  const figures = survey(events, end)
  const named = (pattern: RegExp) => Object.keys(figures).filter((name) => pattern.test(name))
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + figures[name]!, 0)

  test('every year is counted', () => {
    expect(named(/^year\d\.stations$/)).toHaveLength(end.year)
    expect(figures.years).toBe(end.year)
  })

  test('all stations and mainlines were built in some year', () => {
    const built = (kind: string) => end.players.flatMap(({ factory }) => factory.pieces.filter((p) => p.kind === kind))
    expect(sum(named(/^year\d\.stations$/)) * 3).toBeCloseTo(built('station').length)
    expect(sum(named(/^year\d\.mainlines$/)) * 3).toBeCloseTo(built('mainline').length)
    expect(built('mainline').length).toBeGreaterThan(0)
  })

  test('what happens in a year on average is what happens in all years, over all players', () => {
    for (const [mean, yearly] of [
      ['stationsPerYear', /^year\d\.stations$/],
      ['carsPerYear', /^year\d\.carsSold$/],
      ['vehiclesPerYear', /^year\d\.vehiclesSold$/],
    ] as const) {
      expect(figures[mean]! * end.year).toBeCloseTo(sum(named(yearly)) * 3)
      expect(figures[mean]).toBeGreaterThan(0)
    }
    const cars = events.flatMap((event) =>
      event.kind === 'vehiclesSold' && event.type === 'car' ? [event.vehicles] : [],
    )
    expect(figures.carsPerYear! * end.year).toBeCloseTo(cars.reduce((total, vehicles) => total + vehicles, 0))
  })

  test('all wealth comes from sales', () => {
    for (const [seat, { wealth }] of end.players.entries()) {
      expect(figures[`year${end.year}.wealthOfSeat${seat + 1}`]).toBe(wealth)
      expect(figures[`wealthOfSeat${seat + 1}`]).toBe(wealth)
    }
    expect(sum(named(/^wealthOfSeat/)) / 3).toBeCloseTo(figures.wealthPerPlayer!)
    expect(figures.wealthPerPlayer).toBeGreaterThan(0)
  })
})
