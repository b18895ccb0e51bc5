import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { localBus } from '../bus/index.ts'
import { startPeers } from './peers.ts'

test('a gateway that falls silent or says goodbye counts as gone, one that beats does not', async () => {
  const bus = localBus()
  const gone: string[] = []
  const pulse = { every: 20, silence: 100 }
  const watching = startPeers(bus, 'watching', (gateway) => gone.push(gateway), pulse)
  const lively = startPeers(bus, 'lively', () => undefined, pulse)
  bus.publish('gateways.here', 'killed')
  await wait(60)
  expect(gone).toEqual([])
  await wait(140)
  expect(gone).toEqual(['killed'])
  lively.stop()
  await wait(10)
  expect(gone).toEqual(['killed', 'lively'])
  watching.stop()
})
