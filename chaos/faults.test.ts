import { expect, test } from 'vitest'
import { planFaults } from './faults.ts'

test('the seed decides every fault', () => {
  expect(planFaults(7, 40)).toEqual(planFaults(7, 40))
  expect(planFaults(7, 40)).not.toEqual(planFaults(8, 40))
})

test.each([
  [1, 1],
  [12, 1],
  [110, 4],
])(
  '%i kills come with %i restarts of the store, of the bus, oversized records and broken matches, after the first kill',
  (kills, restarts) => {
    for (let seed = 0; seed < 50; seed++) {
      const faults = planFaults(seed, kills)
      const count = (kind: string) => faults.filter(({ what }) => what === kind).length
      expect(count('kill')).toBe(kills)
      for (const kind of ['postgres', 'nats', 'oversized', 'poison']) expect(count(kind)).toBe(restarts)
      expect(faults[0]?.what).toBe('kill')
      for (const { after } of faults) expect(after >= 200 && after <= 800).toBe(true)
    }
  },
)
