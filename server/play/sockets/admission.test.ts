import { expect, test } from 'vitest'
import { Arrivals } from './admission.ts'

test('a network opens a burst of sockets, then a fixed number a second; others are not held up', () => {
  const arrivals = new Arrivals({ burst: 3, perSecond: 2 })
  const took = (network: string, now: number) => arrivals.take(network, now)
  expect([0, 0, 0, 0].map((now) => took('one', now))).toEqual([true, true, true, false])
  expect(took('two', 0)).toBe(true)
  expect([took('one', 500), took('one', 500)]).toEqual([true, false])
})

test('the network that was longest away is forgotten first', () => {
  const arrivals = new Arrivals({ burst: 1, perSecond: 0.001 })
  expect(arrivals.take('kept', 0)).toBe(true)
  for (let n = 0; n < 9_999; n += 1) arrivals.take(`network ${n}`, 0)
  expect(arrivals.take('kept', 0)).toBe(false)
  arrivals.take('one more', 0)
  expect(arrivals.take('kept', 0)).toBe(false)
  expect(arrivals.take('network 0', 0)).toBe(true)
})
