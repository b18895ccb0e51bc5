import { expect, test } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { countDeaths } from './deaths.ts'
import { hereSubject } from './serve.ts'

const question = 'act some-match'

/** The bus tells in a later tick. */
const told = () => new Promise((resolve) => setImmediate(resolve))

test('a question is deadly once two members died over it, for all who ask and for half a minute', async () => {
  let now = 0
  const bus = localBus()
  const [one, other] = [countDeaths(bus, () => now), countDeaths(bus, () => now)]
  expect(one.add(question, 'first')).toBe(1)
  await told()
  expect(other.isDeadly(question)).toBe(false)
  expect(other.add(question, 'second')).toBe(2)
  await told()
  expect([one, other].map((each) => each.isDeadly(question))).toEqual([true, true])
  expect(one.isDeadly('act another-match')).toBe(false)
  now = 30_000
  expect(one.isDeadly(question)).toBe(false)
})

test('a member that is heard again was slow and not dead', async () => {
  const bus = localBus()
  const [one, other] = [countDeaths(bus), countDeaths(bus)]
  one.add(question, 'first')
  one.add(question, 'second')
  await told()
  bus.publish(hereSubject, 'first')
  await told()
  expect([one, other].map((each) => each.isDeadly(question))).toEqual([false, false])
  expect(one.add(question, 'first')).toBe(2)
})

test('a member that is asked twice counts once', () => {
  const deaths = countDeaths(localBus())
  deaths.add(question, 'first')
  expect(deaths.add(question, 'first')).toBe(1)
})
