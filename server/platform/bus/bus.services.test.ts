import { freePort } from '@carriage/shared/ports'
import { afterEach, describe, expect, test } from 'vitest'
import { ownNats } from '../../testing/nats-server.ts'
import { prometheus } from '../operations/metrics.ts'
import { type Bus, type BusFault, localBus, natsBus } from './index.ts'

const nats = process.env.TEST_NATS_URL ?? '127.0.0.1:4222'
const tooLarge = 'é'.repeat(600_000)
const large = 'é'.repeat(500_000)

describe.each([
  ['in one process', (onFault?: (fault: BusFault) => void) => Promise.resolve(localBus({ onFault }))],
  ['over NATS', (onFault?: (fault: BusFault) => void) => natsBus(nats, { onFault })],
])('the bus %s', (_name, open) => {
  let bus: Bus
  afterEach(() => bus.close())

  test('delivers messages to all listeners, in order, until they stop', async () => {
    bus = await open()
    const received: string[] = []
    const one = bus.subscribe('t1.a', (text) => received.push(`one ${text}`))
    bus.subscribe('t1.*', (text, subject) => received.push(`${subject} ${text}`))
    bus.publish('t1.a', '1')
    bus.publish('t1.b', '2')
    bus.publish('t1.a.deeper', '3')
    await settled(bus)
    one.end()
    bus.publish('t1.a', '4')
    await settled(bus)
    expect(received.filter((line) => line.startsWith('one'))).toEqual(['one 1'])
    expect(received.filter((line) => !line.startsWith('one'))).toEqual(['t1.a 1', 't1.b 2', 't1.a 4'])
  })

  test('drops a message that is too large, and delivers the others', async () => {
    const faults: BusFault[] = []
    const before = await counted('tooLarge')
    bus = await open((fault) => faults.push(fault))
    const received: string[] = []
    bus.subscribe('t5.a', (text) => received.push(text))
    await settled(bus)
    bus.publish('t5.a', 'before')
    bus.publish('t5.a', tooLarge)
    bus.publish('t5.a', 'after')
    bus.publish('t5.a', large)
    await expect.poll(() => received).toEqual(['before', 'after', large])
    expect(faults).toMatchObject([{ kind: 'tooLarge', subject: 't5.a' }])
    expect(await counted('tooLarge')).toBe(before + 1)
  })

  test('survives a listener that throws, synchronously or later', async () => {
    const faults: BusFault[] = []
    bus = await open((fault) => faults.push(fault))
    const received: string[] = []
    bus.subscribe('t7.a', () => {
      throw new Error('now')
    })
    // The types do not prevent an asynchronous listener.
    const later = async () => {
      await Promise.resolve()
      throw new Error('later')
    }
    bus.subscribe('t7.a', later as () => void)
    bus.take('t7.a', () => {
      throw new Error('taken')
    })
    bus.subscribe('t7.a', (text) => received.push(text))
    await settled(bus)
    bus.publish('t7.a', '1')
    bus.publish('t7.a', '2')
    await expect.poll(() => received).toEqual(['1', '2'])
    await expect.poll(() => faults.filter(({ kind }) => kind === 'listener')).toHaveLength(6)
  })
})

test('a message reaches the own process and others once each, and NATS does not return it', async () => {
  const server = await ownNats()
  const [one, other] = [await natsBus(server.url), await natsBus(server.url)]
  const received: string[] = []
  one.subscribe('t8.*', (text) => received.push(`one ${text}`))
  other.subscribe('t8.a', (text) => received.push(`other ${text}`))
  await Promise.all([settled(one), settled(other)])
  one.publish('t8.a', '1')
  other.publish('t8.a', '2')
  await Promise.all([settled(one), settled(other)])
  expect(received.toSorted()).toEqual(['one 1', 'one 2', 'other 1', 'other 2'])
  await Promise.all([one.close(), other.close(), server.stop()])
})

test('a process serves its own listeners while NATS is down, also at its start, and the others once NATS is up', async () => {
  const port = await freePort()
  const bus = await natsBus(`127.0.0.1:${port}`, { startTimeout: 100 })
  const received: string[] = []
  bus.subscribe('t9.a', (text) => received.push(text))
  bus.take('t9.work', (text) => received.push(`taken ${text}`))
  bus.publish('t9.a', 'alone')
  bus.publish('t9.work', '1')
  await expect.poll(() => received).toEqual(['alone', 'taken 1'])
  const server = await ownNats({ port })
  await expect
    .poll(
      () =>
        bus.flush().then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true)
  const other = await natsBus(server.url)
  other.publish('t9.a', 'from another')
  other.publish('t9.work', '2')
  await expect.poll(() => received).toEqual(['alone', 'taken 1', 'from another', 'taken 2'])
  await server.stop()
  // Messages reach the listeners here, and nothing waits for NATS.
  await expect
    .poll(
      () =>
        bus.flush().then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(false)
  bus.publish('t9.a', 'alone again')
  await expect.poll(() => received.at(-1)).toBe('alone again')
  await Promise.all([bus.close(), other.close()])
}, 40_000)

/** The counter in /metrics. */
async function counted(kind: BusFault['kind']): Promise<number> {
  const { scopeMetrics } = (await prometheus.collect()).resourceMetrics
  const figures = scopeMetrics.flatMap(({ metrics }) => metrics)
  const faults = figures.find(({ descriptor }) => descriptor.name === 'carriage_bus_faults')
  return Number(faults?.dataPoints.find(({ attributes }) => attributes.kind === kind)?.value ?? 0)
}

async function settled(bus: Bus): Promise<void> {
  await bus.flush()
  await new Promise((resolve) => setTimeout(resolve, 20))
}
