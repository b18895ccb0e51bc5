import { expect, test } from 'vitest'
import { allKinds, planFaults } from './faults.ts'

test('the seed decides every fault', () => {
  expect(planFaults(7, 40)).toEqual(planFaults(7, 40))
  expect(planFaults(7, 40)).not.toEqual(planFaults(8, 40))
})

test.each([
  [12, 0, 1],
  [35, 0, 1],
  [500, 13, 14],
])('of %i faults two in five are kills, and each other kind comes %i or %i times', (count, least, most) => {
  for (let seed = 0; seed < 50; seed++) {
    const faults = planFaults(seed, count)
    expect(faults.length).toBe(count)
    for (const kind of allKinds()) {
      const times = faults.filter(({ what }) => what === kind).length
      if (kind === 'kill') expect(Math.abs(times - (count * 2) / 5)).toBeLessThan(1.5)
      else expect(times === least || times === most).toBe(true)
    }
    for (const { after } of faults) expect(after >= 200 && after <= 800).toBe(true)
  }
})

test('a kind that a machine cannot do is left out', () => {
  const faults = planFaults(
    3,
    100,
    allKinds().filter((kind) => kind !== 'diskFull'),
  )
  expect(faults).toHaveLength(100)
  expect(faults.some(({ what }) => what === 'diskFull')).toBe(false)
})
