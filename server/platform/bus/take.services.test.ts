import { expect, test } from 'vitest'
import { ownNats } from '../../testing/nats-server.ts'
import { type Bus, localBus, natsBus } from './index.ts'

async function shares(publisher: Bus, buses: readonly Bus[]): Promise<number[]> {
  const taken = buses.map((): string[] => [])
  const ends = buses.map((bus, index) => bus.take('work', (text) => taken[index]!.push(text)))
  await Promise.all(buses.map((bus) => bus.flush()))
  for (let task = 0; task < 100; task++) publisher.publish('work', `task ${task}`)
  await expect.poll(() => taken.flat().length).toBe(100)
  ends[0]!.end()
  await buses[0]!.flush()
  publisher.publish('work', 'task 100')
  await expect.poll(() => taken[1]!.includes('task 100')).toBe(true)
  expect(new Set(taken.flat()).size).toBe(101)
  expect(taken.flat()).toHaveLength(101)
  return taken.map((tasks) => tasks.length)
}

test('published work is taken by one taker, within a process', async () => {
  const bus = localBus()
  expect(await shares(bus, [bus, bus])).toEqual([50, 51])
})

test('published work is taken by one taker, over NATS', async () => {
  const nats = await ownNats()
  const publisher = await natsBus(nats.url)
  const buses = [await natsBus(nats.url), await natsBus(nats.url)]
  const [one = 0, other = 0] = await shares(publisher, buses)
  expect(Math.min(one, other)).toBeGreaterThan(0)
  await Promise.all([publisher, ...buses].map((bus) => bus.close()))
  await nats.stop()
})

test('work is taken by the publishing process, where it takes such work itself', async () => {
  const nats = await ownNats()
  const [one, other] = [await natsBus(nats.url), await natsBus(nats.url)]
  const taken: string[] = []
  for (const [name, bus] of Object.entries({ one, other })) bus.take('work', (text) => taken.push(`${name} ${text}`))
  await Promise.all([one.flush(), other.flush()])
  for (let task = 0; task < 20; task++) one.publish('work', `${task}`)
  await one.flush()
  await other.flush()
  expect(taken).toEqual(Array.from({ length: 20 }, (_, task) => `one ${task}`))
  await Promise.all([one.close(), other.close()])
  await nats.stop()
})
