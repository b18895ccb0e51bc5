import { expect, test } from 'vitest'
import { samplesOf } from './samples.ts'
import { soundNames } from './sound.ts'

const each = soundNames.flatMap((sound) => [44_100, 48_000].map((rate) => ({ sound, rate })))

test.each(each)(
  '$sound at $rate samples a second is short, soft, around zero, and begins and ends in silence',
  ({ sound, rate }) => {
    const curve = samplesOf(sound, rate)
    const peak = curve.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    const mean = curve.reduce((sum, value) => sum + value, 0) / curve.length
    expect(curve.length / rate).toBeLessThanOrEqual(0.7)
    expect(peak).toBeLessThan(0.5)
    expect(peak).toBeGreaterThan(0.1)
    expect(Math.abs(mean)).toBeLessThan(0.002)
    expect(Math.abs(curve[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(curve.at(-1) ?? 1)).toBe(0)
    // Nothing is cut off: before the last fade the sound is almost inaudible.
    const tail = curve.slice(-Math.round(0.02 * rate)).reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    expect(tail).toBeLessThan(peak / 10)
  },
)

test('a sound is the same every time, and no two have the same duration', () => {
  for (const sound of soundNames) {
    const [first, second] = [1, 2].map(() => Buffer.from(samplesOf(sound, 48_000).buffer))
    expect([sound, first?.equals(second ?? Buffer.of())]).toEqual([sound, true])
  }
  expect(new Set(soundNames.map((sound) => samplesOf(sound, 48_000).length)).size).toBe(soundNames.length)
})
