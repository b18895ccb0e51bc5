import { expect, test } from 'vitest'
import { ownNats } from '../../testing/nats-server.ts'
import { type Bus, localBus, natsBus } from './index.ts'

async function shares(buses: readonly Bus[]): Promise<number[]> {
  const taken = buses.map((): string[] => [])
  const ends = buses.map((bus, index) => bus.take('work', (text) => taken[index]!.push(text)))
  await Promise.all(buses.map((bus) => bus.flush()))
  for (let task = 0; task < 100; task++) buses[0]!.publish('work', `task ${task}`)
  await expect.poll(() => taken.flat().length).toBe(100)
  ends[0]!.end()
  await buses[0]!.flush()
  buses[0]!.publish('work', 'task 100')
  await expect.poll(() => taken[1]!.includes('task 100')).toBe(true)
  expect(new Set(taken.flat()).size).toBe(101)
  expect(taken.flat()).toHaveLength(101)
  return taken.map((tasks) => tasks.length)
}

test('work that is published is taken by one of those who take it, within a process', async () => {
  const bus = localBus()
  expect(await shares([bus, bus])).toEqual([50, 51])
})

test('work that is published is taken by one of those who take it, over NATS', async () => {
  const nats = await ownNats()
  const buses = [await natsBus(nats.url), await natsBus(nats.url)]
  const [one = 0, other = 0] = await shares(buses)
  expect(Math.min(one, other)).toBeGreaterThan(0)
  await Promise.all(buses.map((bus) => bus.close()))
  await nats.stop()
})
