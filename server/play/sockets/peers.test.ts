import { expect, onTestFinished, test, vi } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { startPeers } from './peers.ts'

test('a gateway that stops beating or says goodbye counts as gone, one that beats does not', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const bus = localBus()
  const gone: string[] = []
  const pulse = { every: 20, timeout: 100 }
  const watching = startPeers(bus, 'watching', (gateway) => gone.push(gateway), pulse)
  const lively = startPeers(bus, 'lively', () => undefined, pulse)
  bus.publish('gateways.here', 'killed')
  await vi.advanceTimersByTimeAsync(60)
  expect(gone).toEqual([])
  await vi.advanceTimersByTimeAsync(140)
  expect(gone).toEqual(['killed'])
  lively.stop()
  await vi.advanceTimersByTimeAsync(10)
  expect(gone).toEqual(['killed', 'lively'])
  watching.stop()
})
