import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { budgetOf, RulesTimeout, Starved } from './budget.ts'

// Unit tests run in threads, where V8 is armed for each work; this is about the main thread and its watcher.
test('is about the main thread', () => expect(isMainThread).toBe(true))

test('an endless rule is ended and named; work behind it, beside it and in the same turn continues', async () => {
  const budget = budgetOf(200)
  const other = budgetOf(10_000)
  const received: string[] = []
  const endless = budget.run('kraftwagen, match x', () => {
    try {
      for (;;);
    } finally {
      received.push('finally')
    }
  })
  const behind = budget.run('the next', () => 2)
  const beside = other.run('another budget', () => 3)
  void nextTurn().then(() => received.push('immediate'))
  void pause(1).then(() => received.push('timer'))
  await expect(endless).rejects.toThrow(RulesTimeout)
  await expect(endless).rejects.toThrow('kraftwagen, match x')
  expect(await Promise.all([behind, beside])).toEqual([2, 3])
  await expect.poll(() => received.toSorted()).toEqual(['immediate', 'timer'])
  await expect(budget.run('afterwards', () => 4)).resolves.toBe(4)
})

test('work that ends at its time limit either completed or was ended, nothing else', async () => {
  const limit = 60
  const budget = budgetOf(limit)
  const ends = new Set<string>()
  for (let turn = 0; turn < 40; turn++) {
    const length = limit + turn * 2
    const outcome = await budget
      .run('about as long', () => busy(length))
      .then(
        () => 'done',
        (error: unknown) => (error instanceof RulesTimeout || error instanceof Starved ? 'ended' : String(error)),
      )
    ends.add(outcome)
    // If this were ended, the test would never continue.
    busy(5)
  }
  expect([...ends].toSorted()).toEqual(['done', 'ended'])
})

test('much work is spread over ticks', async () => {
  const budget = budgetOf(1_000)
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  const again = async () => {
    for (let turn = 0; turn < 20; turn++) await budget.run('busy', () => busy(10))
  }
  await again()
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})

test('a process that waited for the processor does not blame the rules', async () => {
  const budget = budgetOf(100)
  const starved = budget.run('waiting', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000))
  await expect(starved).rejects.toThrow(Starved)
})

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
