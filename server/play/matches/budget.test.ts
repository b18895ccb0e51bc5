import { expect, test } from 'vitest'
import { againIfStarved, budgetOf, RulesTimeout, Starved } from './budget.ts'

test('an endless rule is cut off and named, and the work queued behind it continues', async () => {
  const budget = budgetOf(500)
  const endless = budget.run('kraftwagen, match x', () => {
    for (;;);
  })
  const after = budget.run('the next', () => 2)
  await expect(endless).rejects.toThrow(RulesTimeout)
  await expect(endless).rejects.toThrow('kraftwagen, match x')
  await expect(after).resolves.toBe(2)
})

test('a rule that throws fails alone', async () => {
  const budget = budgetOf(100)
  const broken = budget.run('broken', () => {
    throw new RangeError('a bug')
  })
  const fine = budget.run('fine', () => 1)
  await expect(broken).rejects.toThrow('a bug')
  await expect(fine).resolves.toBe(1)
})

test('much work is spread over ticks', async () => {
  const budget = budgetOf(1000)
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  const busy = Array.from({ length: 20 }, () =>
    budget.run('busy', () => {
      const end = performance.now() + 10
      while (performance.now() < end);
    }),
  )
  await Promise.all(busy)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(4)
})

test('a process that waited for the processor does not blame the rules', async () => {
  const budget = budgetOf(100)
  const starved = budget.run('waiting', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000))
  await expect(starved).rejects.toThrow('got the processor for')
  await expect(starved).rejects.not.toThrow(RulesTimeout)
})

test('work without a processor is retried, some times', async () => {
  let runs = 0
  const starvedFor = (times: number) => () =>
    ++runs <= times ? Promise.reject(new Starved('a record', 100, 1)) : Promise.resolve('done')
  await expect(againIfStarved(4, starvedFor(3))).resolves.toBe('done')
  expect(runs).toBe(4)
  runs = 0
  await expect(againIfStarved(4, starvedFor(9))).rejects.toThrow(Starved)
  expect(runs).toBe(4)
})

test('work that was too slow is not retried', async () => {
  let runs = 0
  const slow = againIfStarved(4, () => {
    runs++
    return Promise.reject(new RulesTimeout('a record', 100))
  })
  await expect(slow).rejects.toThrow(RulesTimeout)
  expect(runs).toBe(1)
})
