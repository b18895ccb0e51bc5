import { expect, test } from 'vitest'
import { awakeTogether, isAwakeWith } from './hours.ts'

const winter = Date.UTC(2026, 10, 17, 12)
const summer = Date.UTC(2026, 6, 17, 12)
const night = { from: '23:00', to: '07:00' }
const vienna = { zone: 'Europe/Vienna', sleep: night }
const auckland = { zone: 'Pacific/Auckland', sleep: night }
const sleepless = { zone: 'UTC', sleep: null }
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

test('people are awake together when none of them sleeps, by today’s clocks', () => {
  expect(awakeTogether([vienna], winter)).toEqual({ people: 1, spans: [hours(6, 22)] })
  expect(awakeTogether([vienna], summer)).toEqual({ people: 1, spans: [hours(5, 21)] })
  // In Auckland it is 13 hours later than in Greenwich then.
  expect(awakeTogether([vienna, auckland], winter)).toEqual({ people: 2, spans: [hours(6, 10), hours(18, 22)] })
})

test('hours across midnight UTC are two spans', () => {
  const { spans } = awakeTogether([{ zone: 'America/Los_Angeles', sleep: night }], winter)!
  expect(spans).toEqual([hours(0, 7), hours(15, 24)])
})

test('people without sleeping hours do not restrict a table', () => {
  expect(awakeTogether([], winter)).toBeUndefined()
  expect(awakeTogether([sleepless], winter)).toBeUndefined()
  expect(awakeTogether([sleepless, vienna], winter)?.people).toBe(1)
})

test('a part of a quarter of an hour counts as asleep', () => {
  const { spans } = awakeTogether([{ zone: 'UTC', sleep: { from: '22:50', to: '06:10' } }], winter)!
  expect(spans).toEqual([{ from: 6 * 60 + 15, to: 22 * 60 + 45 }])
})

test('a table suits a person who is awake with its people for six hours or more', () => {
  const there = awakeTogether([vienna], winter)
  expect(isAwakeWith(vienna, there, winter)).toBe(true)
  expect(isAwakeWith(auckland, there, winter)).toBe(true)
  expect(isAwakeWith({ zone: 'UTC', sleep: { from: '06:00', to: '17:00' } }, there, winter)).toBe(false)
  expect(isAwakeWith(sleepless, there, winter)).toBe(true)
  expect(isAwakeWith(undefined, there, winter)).toBe(true)
  expect(isAwakeWith(vienna, undefined, winter)).toBe(true)
})
