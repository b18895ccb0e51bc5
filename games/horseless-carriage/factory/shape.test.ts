import { expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { floorShape, shapeOf } from './shape.ts'

test('HC-5.7 a mainline turned by a quarter stands upright, and its letters turn with it', () => {
  const lying = shapeOf({ kind: 'mainline', type: 'car', x: 2, y: 3, rot: 0, mirror: false }, standardOptions)
  expect(lying).toEqual({ x: 2, y: 3, w: 4, h: 3, sides: ['D', 'B', 'A', 'C'] })
  const upright = shapeOf({ kind: 'mainline', type: 'car', x: 2, y: 3, rot: 1, mirror: false }, standardOptions)
  expect(upright).toEqual({ x: 2, y: 3, w: 3, h: 4, sides: ['C', 'D', 'B', 'A'] })
})

test('HC-5.60 an expansion shows its bay, its strip and the table that stays clear', () => {
  const { squares, front } = floorShape({ tile: 'expansion', x: 12, y: 0, rot: 0, mirror: false }, standardOptions)
  expect(squares.filter(({ is }) => is === 'strip')).toEqual([
    { x: 12, y: 0, is: 'strip' },
    { x: 13, y: 0, is: 'strip' },
  ])
  expect(squares.filter(({ is }) => is === 'bay')).toHaveLength(2)
  expect(front).toEqual([
    { x: 12, y: -1 },
    { x: 13, y: -1 },
  ])
})
