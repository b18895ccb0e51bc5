import { expect, test } from 'vitest'
import { type SeatMark, seatMark, seatMarkCount } from './seat-marks.ts'

const marks: SeatMark[] = Array.from({ length: seatMarkCount }, (_, badge) => seatMark(badge))

test('seats differ in colour, shape and letter', () => {
  for (const part of ['fill', 'shape', 'letter'] as const) {
    expect(new Set(marks.map((mark) => mark[part])).size).toBe(marks.length)
  }
})

test('a letter is legible on its badge', () => {
  for (const { fill, label } of marks) expect(contrast(fill, label)).toBeGreaterThanOrEqual(4.5)
})

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
