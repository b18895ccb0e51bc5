import { expect, test } from 'vitest'
import { readConfig, WrongSettings } from './config.ts'

test('without any setting everything runs in one process', () => {
  const { CARRIAGE_ROLES, PUBLIC_URL, NATS_URL } = readConfig({})
  expect(CARRIAGE_ROLES).toEqual(['play', 'clock', 'worker', 'bots'])
  expect(PUBLIC_URL).toBe('http://localhost:8080')
  expect(NATS_URL).toBeUndefined()
})

test('a process can have some of the roles', () => {
  expect(readConfig({ CARRIAGE_ROLES: 'clock, worker' }).CARRIAGE_ROLES).toEqual(['clock', 'worker'])
})

test('all invalid settings are reported at once', () => {
  const wrong = { CARRIAGE_ROLES: 'butler', PORT: 'http', DATABASE_URL: 'mysql://x', CARRIAGE_SECRET: 'short' }
  expect(() => readConfig(wrong)).toThrow(WrongSettings)
  expect(() => readConfig(wrong)).toThrow(/CARRIAGE_ROLES[\s\S]*DATABASE_URL[\s\S]*PORT[\s\S]*CARRIAGE_SECRET/)
})

test('proxies are counted or named, and a setting that would trust strangers is refused with the reason', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).TRUST_PROXY
  expect(readConfig({}).TRUST_PROXY).toBe(0)
  expect(['false', 'true', '2'].map(trusted)).toEqual([0, 1, 2])
  expect(trusted('127.0.0.1, 10.0.0.0/8')).toEqual(['127.0.0.1', '10.0.0.0/8'])
  expect(() => trusted('0.0.0.0/0')).toThrow(/TRUST_PROXY: .*includes strangers/)
  expect(() => trusted('everybody')).toThrow(/TRUST_PROXY: .*is no network/)
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ NATS_URL: '', PORT: '' })).toMatchObject({ PORT: 8080 })
})
