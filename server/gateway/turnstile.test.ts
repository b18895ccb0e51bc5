import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turnstile } from './turnstile.ts'

test('no more than its width pass at once, in the order in which they came, and a failure frees its place', async () => {
  const turnstile = new Turnstile(3)
  const order: number[] = []
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 20 }, (_, index) =>
    turnstile.pass(async () => {
      order.push(index)
      most = Math.max(most, ++inside)
      await wait(1)
      inside -= 1
      if (index % 4 === 0) throw new Error('fell')
      return index
    }),
  )
  const results = await Promise.allSettled(visits)
  expect(most).toBe(3)
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5)
})
