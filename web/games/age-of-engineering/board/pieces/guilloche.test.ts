import { expect, test } from 'vitest'
import { guillocheTile } from './guilloche.ts'

const tile = guillocheTile(28, 9, 5)

test('every strand ends at the height at which it begins, so that tiles join seamlessly', () => {
  for (const strand of tile.strands) {
    const [first, last] = [pointsOf(strand)[0], pointsOf(strand).at(-1)]
    expect(first?.x).toBe(0)
    expect(last?.x).toBe(28)
    expect(last?.y).toBe(first?.y)
  }
})

test('no strand leaves the border', () => {
  for (const { y } of tile.strands.flatMap(pointsOf)) {
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(9)
  }
})

test('the strands differ', () => {
  expect(new Set(tile.strands).size).toBe(5)
})

function pointsOf(strand: string) {
  return strand
    .slice(1)
    .split('L')
    .map((point) => {
      const [x, y] = point.split(' ')
      return { x: Number(x), y: Number(y) }
    })
}
