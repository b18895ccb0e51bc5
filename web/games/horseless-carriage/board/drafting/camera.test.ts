import { expect, test } from 'vitest'
import { lookAt, panBy, seenBy, zoomBy } from './camera.ts'

const frame = { left: -2, top: -2, width: 20, height: 16 }

test('zooming keeps the square under the pointer in place', () => {
  const at = { x: 5, y: 9 }
  const place = (seen: typeof frame) => (at.x - seen.left) / seen.width
  const near = zoomBy(frame, undefined, 1.7, at)
  expect(place(seenBy(frame, near))).toBeCloseTo(place(frame))
  expect(place(seenBy(frame, zoomBy(frame, near, 1.3, at)))).toBeCloseTo(place(frame))
})

test('zooming is limited to the whole sheet and to five times', () => {
  const near = zoomBy(frame, undefined, 2, { x: 0, y: 0 })
  expect(zoomBy(frame, near, 0.4, { x: 0, y: 0 })).toBeUndefined()
  expect(zoomBy(frame, near, 100, { x: 0, y: 0 })?.scale).toBe(5)
})

test('panning and zooming never go beyond the edge of the sheet', () => {
  const near = zoomBy(frame, undefined, 2, { x: -2, y: -2 })
  expect(near).toBeDefined()
  if (!near) return
  for (const [dx, dy] of [
    [-99, -99],
    [99, 99],
  ] as const) {
    const seen = seenBy(frame, panBy(frame, near, dx, dy))
    expect(seen.left).toBeGreaterThanOrEqual(frame.left)
    expect(seen.top).toBeGreaterThanOrEqual(frame.top)
    expect(seen.left + seen.width).toBeLessThanOrEqual(frame.left + frame.width)
    expect(seen.top + seen.height).toBeLessThanOrEqual(frame.top + frame.height)
  }
})

test('a part of the sheet is shown completely', () => {
  const part = { left: 3, top: 2, width: 6, height: 5 }
  const seen = seenBy(frame, lookAt(frame, part))
  expect(seen.left).toBeLessThanOrEqual(part.left)
  expect(seen.left + seen.width).toBeGreaterThanOrEqual(part.left + part.width)
  expect(seen.top + seen.height).toBeGreaterThanOrEqual(part.top + part.height)
  expect(lookAt(frame, frame)).toBeUndefined()
})
