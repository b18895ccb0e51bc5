import { afterEach, describe, expect, test } from 'vitest'
import { type Bus, localBus, NobodyAnswers, natsBus } from './index.ts'

const nats = process.env.TEST_NATS_URL ?? '127.0.0.1:4222'

describe.each([
  ['in one process', () => Promise.resolve(localBus())],
  ['over NATS', () => natsBus(nats)],
])('the bus %s', (_name, open) => {
  let bus: Bus
  afterEach(() => bus.close())

  test('carries messages to all who listen, in order, until they stop', async () => {
    bus = await open()
    const heard: string[] = []
    const one = bus.subscribe('t1.a', (text) => heard.push(`one ${text}`))
    bus.subscribe('t1.*', (text, subject) => heard.push(`${subject} ${text}`))
    bus.publish('t1.a', '1')
    bus.publish('t1.b', '2')
    bus.publish('t1.a.deeper', '3')
    await settled(bus)
    one.end()
    bus.publish('t1.a', '4')
    await settled(bus)
    expect(heard.filter((line) => line.startsWith('one'))).toEqual(['one 1'])
    expect(heard.filter((line) => !line.startsWith('one'))).toEqual(['t1.a 1', 't1.b 2', 't1.a 4'])
  })

  test('brings a question to whoever serves it, and the answer back', async () => {
    bus = await open()
    bus.serve('t2.double', (text) => Promise.resolve(`${Number(text) * 2}`))
    await settled(bus)
    expect(await bus.request('t2.double', '21')).toBe('42')
  })

  test('says when nobody answers', async () => {
    bus = await open()
    await expect(bus.request('t3.nobody', '')).rejects.toThrow(NobodyAnswers)
    bus.serve('t3.silent', () => new Promise<string>(() => undefined))
    await settled(bus)
    await expect(bus.request('t3.silent', '', 50)).rejects.toThrow(NobodyAnswers)
  })
})

async function settled(bus: Bus): Promise<void> {
  await bus.flush()
  await new Promise((resolve) => setTimeout(resolve, 20))
}
