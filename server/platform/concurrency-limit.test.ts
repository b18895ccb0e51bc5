import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit.ts'

test('at most the limit runs at once, in the order of arrival, and a failure frees its place', async () => {
  const limit = new ConcurrencyLimit(3)
  const order: number[] = []
  let inside = 0
  let most = 0
  const runs = Array.from({ length: 20 }, (_, index) =>
    limit.run(async () => {
      order.push(index)
      most = Math.max(most, ++inside)
      await wait(1)
      inside -= 1
      if (index % 4 === 0) throw new Error('fell')
      return index
    }),
  )
  const results = await Promise.allSettled(runs)
  expect(most).toBe(3)
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5)
})
