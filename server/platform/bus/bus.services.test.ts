import { afterEach, describe, expect, test } from 'vitest'
import { prometheus } from '../operations/metrics.ts'
import { AnswerFailed, type Bus, type BusFault, localBus, NoAnswer, natsBus, TooLargeForBus } from './index.ts'

const nats = process.env.TEST_NATS_URL ?? '127.0.0.1:4222'
const tooLarge = 'é'.repeat(600_000)
const large = 'é'.repeat(500_000)

describe.each([
  ['in one process', (onFault?: (fault: BusFault) => void) => Promise.resolve(localBus({ onFault }))],
  ['over NATS', (onFault?: (fault: BusFault) => void) => natsBus(nats, { onFault })],
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

  test('brings a question to the process that serves it, and the answer back', async () => {
    bus = await open()
    bus.serve('t2.double', (text) => Promise.resolve(`${Number(text) * 2}`))
    await settled(bus)
    expect(await bus.request('t2.double', '21')).toBe('42')
  })

  test('says when nobody answers', async () => {
    bus = await open()
    await expect(bus.request('t3.nobody', '')).rejects.toThrow(NoAnswer)
    bus.serve('t3.silent', () => new Promise<string>(() => undefined))
    await settled(bus)
    await expect(bus.request('t3.silent', '', 50)).rejects.toThrow(NoAnswer)
    await expect(bus.request('t3.nobody', '')).rejects.toMatchObject({ because: 'absent' })
    await expect(bus.request('t3.silent', '', 50)).rejects.toMatchObject({ because: 'silent' })
  })

  test('blames nobody for a time in which this process itself did not run', async () => {
    bus = await open()
    bus.serve('t8.slow', () => new Promise<string>((resolve) => setTimeout(() => resolve('here'), 100)))
    await settled(bus)
    const answer = bus.request('t8.slow', '', 200)
    for (const end = performance.now() + 700; performance.now() < end; );
    expect(await answer).toBe('here')
  })

  test('refuses an answer that is too large, and goes on answering', async () => {
    const faults: BusFault[] = []
    const before = await counted('tooLarge')
    bus = await open((fault) => faults.push(fault))
    bus.serve('t4.text', (text) => Promise.resolve(text === 'much' ? tooLarge : large))
    await settled(bus)
    const [much, less] = await Promise.allSettled([bus.request('t4.text', 'much'), bus.request('t4.text', 'less')])
    expect(much.status === 'rejected' && much.reason).toBeInstanceOf(TooLargeForBus)
    expect(less.status === 'fulfilled' && less.value).toBe(large)
    expect(faults).toMatchObject([{ kind: 'tooLarge', subject: 't4.text' }])
    expect(await counted('tooLarge')).toBe(before + 1)
  })

  test('sends no question and no message that is too large, and those beside it arrive', async () => {
    const faults: BusFault[] = []
    bus = await open((fault) => faults.push(fault))
    const heard: string[] = []
    bus.subscribe('t5.a', (text) => heard.push(text))
    bus.serve('t5.length', (text) => Promise.resolve(`${text.length}`))
    await settled(bus)
    bus.publish('t5.a', 'before')
    bus.publish('t5.a', tooLarge)
    bus.publish('t5.a', 'after')
    await expect(bus.request('t5.length', tooLarge)).rejects.toThrow(TooLargeForBus)
    expect(await bus.request('t5.length', large)).toBe('500000')
    await expect.poll(() => heard).toEqual(['before', 'after'])
    expect(faults).toMatchObject([{ kind: 'tooLarge', subject: 't5.a' }])
  })

  test('answers a question whose handler fails with the error', async () => {
    const faults: BusFault[] = []
    bus = await open((fault) => faults.push(fault))
    bus.serve('t6.half', (text) => {
      if (text === 'odd') throw new RangeError('an odd number')
      return Promise.reject(Object.assign(new Error('no such relation'), { code: '42P01' }))
    })
    await settled(bus)
    await expect(bus.request('t6.half', 'odd')).rejects.toThrow(AnswerFailed)
    await expect(bus.request('t6.half', 'odd')).rejects.toMatchObject({
      failure: 'RangeError',
      message: 'an odd number',
    })
    await expect(bus.request('t6.half', '')).rejects.toMatchObject({ code: '42P01' })
    expect(faults.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer'])
  })

  test('goes on after a listener that throws, now or later', async () => {
    const faults: BusFault[] = []
    bus = await open((fault) => faults.push(fault))
    const heard: string[] = []
    bus.subscribe('t7.a', () => {
      throw new Error('now')
    })
    // Nothing keeps a listener from being asynchronous.
    const later = async () => {
      await Promise.resolve()
      throw new Error('later')
    }
    bus.subscribe('t7.a', later as () => void)
    bus.take('t7.a', () => {
      throw new Error('taken')
    })
    bus.subscribe('t7.a', (text) => heard.push(text))
    await settled(bus)
    bus.publish('t7.a', '1')
    bus.publish('t7.a', '2')
    await expect.poll(() => heard).toEqual(['1', '2'])
    await expect.poll(() => faults.filter(({ kind }) => kind === 'listener')).toHaveLength(6)
  })
})

/** What /metrics says. */
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
