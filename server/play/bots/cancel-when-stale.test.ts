import type { Frame } from '@carriage/protocol'
import { matchIdFrom } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { cancelWhenStale } from './cancel-when-stale.ts'

const match = matchIdFrom(new Uint8Array(14))

/** Whether a bot that thinks for seat 1 after entry 3 cancels when it gets a message. */
async function after(subject: string, text: string): Promise<boolean> {
  const bus = localBus()
  const wanted = cancelWhenStale(bus, match, 1, 3)
  bus.publish(subject, text)
  await new Promise((resolve) => setImmediate(resolve))
  wanted.end()
  await bus.close()
  return wanted.signal.aborted
}

function frameBy(seat: 0 | 1, entry: Frame['entry'], n = 4): string {
  const frame: Frame = { n, at: 0, seat, entry }
  return `${n} 0\n${JSON.stringify(frame)}`
}

test('a search is cancelled when the seat has moved, something was taken back, or its owner has returned', async () => {
  const moved = { move: { kind: 'pass' }, draws: [] }
  expect(await after(`frames.${match}.public`, frameBy(1, moved))).toBe(true)
  expect(await after(`frames.${match}.public`, frameBy(0, { undo: 3, consent: [] }))).toBe(true)
  expect(await after(`table.${match}`, 'back')).toBe(true)
})

test('a search continues when another seat decides at the same time, or only who is present changes', async () => {
  expect(await after(`frames.${match}.public`, frameBy(0, { move: { kind: 'pass' }, draws: [] }))).toBe(false)
  expect(await after(`table.${match}`, 'program')).toBe(false)
})

test('a search continues when its own entry is delivered late', async () => {
  const moved = { move: { kind: 'pass' }, draws: [] }
  expect(await after(`frames.${match}.public`, frameBy(1, moved, 3))).toBe(false)
  expect(await after(`frames.${match}.public`, frameBy(1, { undo: 2, consent: [] }, 3))).toBe(false)
})
