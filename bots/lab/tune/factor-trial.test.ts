import { fastChance } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { changesOf, FactorTrial, stepped } from './factor-trial.ts'

test('a factor below 1 stays below 1, and a step back leads to where it was', () => {
  expect(stepped(0.95, -1, 1.4)).toBeLessThan(0.95)
  expect(stepped(0.95, 1, 1.4)).toBeGreaterThan(0.95)
  expect(stepped(0.95, 5, 1.4)).toBeLessThan(1)
  expect(stepped(10, 1, 1.4)).toBe(14)
  expect(stepped(stepped(0.5, 1, 1.4), -1, 1.4)).toBeCloseTo(0.5, 2)
})

test('the changes of a game depend on its seed alone, and raise about as often as they lower', () => {
  expect(changesOf(7, 3, 20)).toEqual(changesOf(7, 3, 20))
  expect(changesOf(7, 3, 20)).not.toEqual(changesOf(8, 3, 20))
  const all = Array.from({ length: 100 }, (_, seed) => changesOf(seed, 3, 20)).flat(2)
  expect(Math.abs(all.reduce<number>((sum, change) => sum + change, 0))).toBeLessThan(0.05 * all.length)
})

test('the effects that scores were made with are found again, within their errors', () => {
  const effects = [4, -2, 0]
  const chance = fastChance(1)
  const noise = () => chance.below(2001) / 100 - 10
  const trial = new FactorTrial(effects.length)
  for (let seed = 0; seed < 2_000; seed++) {
    const changes = changesOf(seed, 3, effects.length)
    // The luck of a game is the same for all of its seats.
    const luck = 5 * noise()
    trial.add(
      changes,
      changes.map((of) => luck + noise() + of.reduce((sum, change, at) => sum + change * (effects[at] ?? 0), 0)),
    )
  }
  for (const [at, { effect, error }] of trial.effects().entries()) {
    expect(Math.abs(effect - (effects[at] ?? 0))).toBeLessThan(3 * error)
    expect(error).toBeGreaterThan(0.05)
    expect(error).toBeLessThan(0.2)
  }
})
