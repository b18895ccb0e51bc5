import { expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'

const at = Date.UTC(2026, 10, 17, 16, 30)
const event: CalendarEvent = {
  uid: 'abc-0@site.test',
  sequence: 12,
  changedAt: at - 86_400_000,
  start: at - 1_800_000,
  end: at,
  summary: 'Your move is due',
  description: 'Soon.',
  url: 'https://site.test/table/abc',
}
const write = (change: Partial<CalendarEvent> = {}) =>
  writeCalendar({ name: 'House', language: 'en', events: [{ ...event, ...change }] })

test('a calendar has its lines in order, each with its line break, and times in UTC', () => {
  expect(write().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Carriage House//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'NAME:House',
    'X-WR-CALNAME:House',
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    'BEGIN:VEVENT',
    'UID:abc-0@site.test',
    'DTSTAMP:20261116T163000Z',
    'SEQUENCE:12',
    'DTSTART:20261117T160000Z',
    'DTEND:20261117T163000Z',
    'SUMMARY:Your move is due',
    'DESCRIPTION:Soon.',
    'URL:https://site.test/table/abc',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a calendar without events is complete', () => {
  const text = writeCalendar({ name: 'House', language: 'de', events: [] })
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(text).not.toContain('VEVENT')
})

test('no text ends its line or splits its value', () => {
  const text = write({ summary: 'a, b; c\\d', description: 'one\r\ntwo\nEND:VEVENT\u0007' })
  expect(text).toContain('SUMMARY:a\\, b\\; c\\\\d\r\n')
  expect(text).toContain('DESCRIPTION:one\\ntwo\\nEND:VEVENT\r\n')
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
})

test('lines have at most 75 bytes, no character is split, and joined they are the text', () => {
  const description = 'Fällig: 🚗 '.repeat(40).trim()
  const text = write({ description })
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(5)
  expect(text).not.toContain('\ufffd')
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`)
})
