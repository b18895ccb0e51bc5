import { expect, test } from 'vitest'
import { leadersTo, radius } from './leaders.ts'

const screen = { width: 390, height: 844 }

test('the number is beside a single target, never on it, and on the screen', () => {
  for (const box of [
    { left: 20, top: 300, width: 200, height: 60 },
    { left: 0, top: 0, width: 390, height: 80 },
    { left: 300, top: 780, width: 80, height: 50 },
  ]) {
    const { circle: round, lines } = leadersTo([box], screen)
    expect(round.x).toBeGreaterThanOrEqual(radius)
    expect(round.x).toBeLessThanOrEqual(screen.width - radius)
    expect(round.y < box.top || round.y > box.top + box.height).toBe(true)
    expect(lines).toHaveLength(1)
  }
})

test('for separate targets the number is in their middle, with a line to each', () => {
  const ring = [
    { left: 0, top: 100, width: 40, height: 40 },
    { left: 300, top: 100, width: 40, height: 40 },
    { left: 150, top: 400, width: 40, height: 40 },
  ]
  const { circle: round, lines } = leadersTo(ring, screen)
  expect(round).toEqual({ x: 170, y: 220 })
  expect(lines.map(({ to }) => to)).toEqual([
    { x: 40, y: 140 },
    { x: 300, y: 140 },
    { x: 170, y: 400 },
  ])
})

test('targets in a row are not covered by their number', () => {
  const row = [0, 60, 120, 180].map((left) => ({ left, top: 300, width: 56, height: 50 }))
  expect(leadersTo(row, screen).circle.y).toBeLessThan(300 - radius)
})

test('text beside a target is not covered by its number', () => {
  const piece = { left: 60, top: 640, width: 66, height: 70 }
  const line = { left: 10, top: 590, width: 370, height: 24 }
  const { circle: round } = leadersTo([piece], screen, [line])
  expect(round.y - radius >= 614 || round.y + radius <= 590).toBe(true)
  expect(round.x - radius >= 126 || round.x + radius <= 60 || round.y - radius >= 710).toBe(true)
})

test('with text on all sides the number is placed farther away, and neither it nor its line covers any', () => {
  const prices = { left: 16, top: 206, width: 358, height: 106 }
  const words = [
    { left: 20, top: 188, width: 106, height: 18 },
    { left: 48, top: 118, width: 66, height: 22 },
    { left: 48, top: 140, width: 30, height: 22 },
    { left: 190, top: 128, width: 34, height: 20 },
    { left: 20, top: 320, width: 350, height: 70 },
  ]
  const { circle: round, lines } = leadersTo([prices], screen, words)
  for (const { left, top, width, height } of [...words, prices]) {
    const x = Math.max(left, Math.min(round.x, left + width))
    const y = Math.max(top, Math.min(round.y, top + height))
    expect(Math.hypot(round.x - x, round.y - y)).toBeGreaterThanOrEqual(radius)
  }
  const [line] = lines
  for (let part = 0; line && part <= 1; part += 0.05) {
    const at = { x: line.from.x + (line.to.x - line.from.x) * part, y: line.from.y + (line.to.y - line.from.y) * part }
    const covered = words.filter(
      ({ left, top, width, height }) => at.x > left && at.x < left + width && at.y > top && at.y < top + height,
    )
    expect(covered).toEqual([])
  }
})
