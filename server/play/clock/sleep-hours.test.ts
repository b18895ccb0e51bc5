import { sleepMinutes, type TimeSettings, timeSettings } from '@carriage/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { awakeBetween, awakeUntil } from './sleep-hours.ts'

const step = 5 * 60_000
const hour = 12 * step
const zones = ['Europe/Vienna', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC', 'Australia/Lord_Howe']

const walls = new Map(
  // Swedish date and time formats sort as this file compares them.
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)

/** Whether a person rests by local time alone, independent of the code under test. */
function resting(moment: number, { zone, sleep, holidays }: TimeSettings): boolean {
  const shown = walls.get(zone)?.format(moment) ?? ''
  const [date = '', clock = ''] = shown.split(' ')
  if (holidays.some(({ from, to }) => from <= date && date <= to)) return true
  if (!sleep || sleep.from === sleep.to) return false
  return sleep.from < sleep.to ? sleep.from <= clock && clock < sleep.to : sleep.from <= clock || clock < sleep.to
}

test('a day for a decision at noon, with eight hours of sleep, ends after a day awake', () => {
  const rest = { zone: 'Europe/Vienna', sleep: { from: '23:00', to: '07:00' }, holidays: [] }
  // Noon in Vienna to 23:00 are 11 hours; 13 remain from 07:00.
  expect(awakeUntil(Date.UTC(2026, 6, 1, 10), 24 * hour, rest)).toBe(Date.UTC(2026, 6, 2, 18))
})

test('a holiday stops the clock from its first midnight to its last', () => {
  const rest = { zone: 'UTC', sleep: null, holidays: [{ from: '2026-07-02', to: '2026-07-04' }] }
  expect(awakeUntil(Date.UTC(2026, 6, 1, 12), 24 * hour, rest)).toBe(Date.UTC(2026, 6, 5, 12))
})

test('time that would end as sleep begins ends on rising', () => {
  const rest = { zone: 'UTC', sleep: { from: '22:00', to: '06:00' }, holidays: [] }
  expect(awakeUntil(Date.UTC(2026, 6, 1, 12), 10 * hour, rest)).toBe(Date.UTC(2026, 6, 2, 6))
})

test('without rests the span is unchanged', () => {
  expect(awakeUntil(5, 24 * hour, undefined)).toBe(5 + 24 * hour)
  expect(awakeUntil(5, 24 * hour, { zone: 'UTC', sleep: null, holidays: [] })).toBe(5 + 24 * hour)
  const never = { zone: 'Asia/Kolkata', sleep: { from: '10:00', to: '10:00' }, holidays: [] }
  expect(awakeUntil(5, 24 * hour, never)).toBe(5 + 24 * hour)
})

test('sleep of more than half the day is refused with the reason', () => {
  expect(sleepMinutes('20:00', '08:00')).toBe(720)
  const given = { zone: 'UTC', holidays: [] }
  expect(timeSettings.safeParse({ ...given, sleep: { from: '20:00', to: '08:00' } }).success).toBe(true)
  expect(timeSettings.safeParse({ ...given, sleep: { from: '20:00', to: '08:01' } }).success).toBe(false)
  expect(timeSettings.safeParse({ ...given, sleep: null, zone: 'Middle/Earth' }).success).toBe(false)
})

const start = Date.UTC(2026, 0, 1)
/** Every five minutes of the day, except the hours that a change of the clocks may skip or repeat. */
const timeOfDay = fc
  .integer({ min: 4 * 12, max: 25 * 12 - 1 })
  .map((fives) => (fives * 5) % (24 * 60))
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
const sleeping = fc
  .record({ from: timeOfDay, to: timeOfDay })
  .filter(({ from, to }) => sleepMinutes(from, to) <= 12 * 60)
const holiday = fc
  .tuple(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 6 }))
  .map(([first, length]) => ({ from: dateAfter(first), to: dateAfter(first + length) }))
const settings: fc.Arbitrary<TimeSettings> = fc.record({
  zone: fc.constantFrom(...zones),
  sleep: fc.option(sleeping),
  holidays: fc.array(holiday, { maxLength: 4 }),
})

function dateAfter(days: number): string {
  return new Date(start + days * 24 * hour).toISOString().slice(0, 10)
}

test('by local time, exactly the span is spent awake, and nobody runs out of time at rest', () => {
  fc.assert(
    fc.property(
      settings,
      fc.integer({ min: 0, max: 364 * 24 * 12 }).map((fives) => start + fives * step),
      fc.integer({ min: 1, max: 5 * 24 * 12 }),
      (rest, from, span) => {
        const end = awakeUntil(from, span * step, rest)
        let awake = 0
        for (let now = from; now < end; now += step) if (!resting(now, rest)) awake++
        expect(awake).toBe(span)
        expect(resting(end, rest)).toBe(false)
        expect(awakeBetween(from, end, rest)).toBe(span * step)
      },
    ),
    { numRuns: 500 },
  )
})

const june = (day: number, at: number) => Date.UTC(2026, 5, day, at)
const nightly = { zone: 'UTC', sleep: { from: '22:00', to: '08:00' }, holidays: [] }
const daily = { zone: 'UTC', sleep: { from: '09:00', to: '21:00' }, holidays: [] }

test('sleep that is set afterwards takes nothing back, and does not count where it was not sleep before', () => {
  const changed = { ...daily, earlier: [{ until: june(3, 19), zone: 'UTC', sleep: nightly.sleep }] }
  // From nine in the morning to eight in the evening, awake; at seven somebody claims that this was night.
  expect(awakeBetween(june(3, 9), june(3, 20), daily)).toBe(0)
  expect(awakeBetween(june(3, 9), june(3, 20), changed)).toBe(11 * hour)
  // Night by neither or only one setting counts as awake for a day; then the new hours apply.
  expect(awakeBetween(june(3, 20), june(4, 20), changed)).toBe(23 * hour)
  expect(awakeBetween(june(5, 9), june(5, 21), changed)).toBe(0)
  expect(awakeUntil(june(3, 9), 11 * hour, changed)).toBe(june(3, 20))
})

test('moving bedtime by an hour keeps the hours that are night by both', () => {
  const later = { ...nightly, sleep: { from: '23:00', to: '09:00' } }
  const changed = { ...later, earlier: [{ until: june(3, 12), zone: 'UTC', sleep: nightly.sleep }] }
  expect(awakeBetween(june(3, 20), june(4, 10), changed)).toBe(5 * hour)
  expect(awakeBetween(june(4, 20), june(5, 10), changed)).toBe(4 * hour)
})

test('sleep that is set for the first time applies at once', () => {
  const first = { ...nightly, earlier: [{ until: june(3, 23), zone: 'UTC', sleep: null }] }
  expect(awakeBetween(june(3, 20), june(4, 9), first)).toBe(4 * hour)
})

test('a holiday counts as it is set now, also for the past', () => {
  const holidays = [{ from: '2026-06-03', to: '2026-06-03' }]
  const changed = { ...nightly, holidays, earlier: [{ until: june(3, 18), zone: 'UTC', sleep: null }] }
  expect(awakeBetween(june(2, 12), june(4, 12), changed)).toBe(16 * hour)
})

test('however sleep is changed, nobody sleeps for more than twelve of any twenty-four hours', () => {
  const change = fc.record({
    after: fc.integer({ min: 1, max: 40 }).map((hours) => hours * hour),
    zone: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Phoenix'),
    sleep: fc.option(sleeping),
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 96 }), (changes, at) => {
      let until = june(1, 0)
      const earlier = changes.map(({ after, zone, sleep }) => {
        until += after
        return { until, zone, sleep }
      })
      const rest = { zone: 'UTC', sleep: { from: '00:00', to: '12:00' }, holidays: [], earlier: earlier.reverse() }
      const from = june(1, 0) + at * hour
      expect(awakeBetween(from, from + 24 * hour, rest)).toBeGreaterThanOrEqual(12 * hour)
      const end = awakeUntil(from, 9 * hour, rest)
      expect(awakeBetween(from, end, rest)).toBe(9 * hour)
    }),
    { numRuns: 500 },
  )
})
