import { expect, test } from 'vitest'
import { zonesFrom } from './zones.ts'

const january = new Date('2026-01-15T12:00:00Z')

test("the device's zone comes first, then the configured one, then the others from west to east", () => {
  const { near, others } = zonesFrom('Europe/Berlin', 'UTC', january)
  expect(near.map(({ name }) => name)).toEqual(['Berlin, Europe (UTC+01:00)', 'UTC'])
  const zones = others.map(({ zone }) => zone)
  expect(zones.length).toBeGreaterThan(300)
  expect(zones).not.toContain('Europe/Berlin')
  const order = ['America/Los_Angeles', 'America/New_York', 'Europe/London', 'Europe/Paris', 'Asia/Tokyo']
  expect(zones.filter((zone) => order.includes(zone))).toEqual(order)
  expect(others.find(({ zone }) => zone === 'America/New_York')?.name).toBe('New York, America (UTC-05:00)')
})

test("a configured zone that equals the device's is listed once", () => {
  const { near, others } = zonesFrom('Asia/Tokyo', 'Asia/Tokyo', january)
  expect(near.map(({ zone }) => zone)).toEqual(['Asia/Tokyo'])
  expect(others.map(({ zone }) => zone)).toContain('UTC')
})
