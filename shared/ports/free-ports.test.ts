import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, freePorts } from './free-ports.ts'

test('free ports are different, can be listened on, and are none that an outgoing connection gets', async () => {
  const ports = await freePorts(20)
  expect(new Set(ports).size).toBe(20)
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(16_384)
  expect(Math.max(...ports)).toBeLessThan(32_768)
  const listeners = ports.map((port) => createServer().listen(port, '127.0.0.1'))
  await Promise.all(listeners.map((listener) => once(listener, 'listening')))
  await Promise.all(listeners.map((listener) => once(listener.close(), 'close')))
})

test('one port is a free port too', async () => {
  const listener = createServer().listen(await freePort())
  await once(listener, 'listening')
  listener.close()
})
