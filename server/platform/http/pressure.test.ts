import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pressureOfLoop } from './pressure.ts'

/** Keeps the event loop busy, and then runs the timers that were due. */
async function block(milliseconds: number): Promise<void> {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
  await pause(0)
}

test('a process is overloaded when it is late twice in a row, and no longer once it is on time again', async () => {
  const pressure = pressureOfLoop({ every: 20, late: 200 })
  await block(300)
  expect(pressure.isFull()).toBe(false)
  await block(300)
  expect(pressure.isFull()).toBe(true)
  while (pressure.isFull()) await pause(5)
  await block(300)
  expect(pressure.isFull()).toBe(false)
  pressure.stop()
})
