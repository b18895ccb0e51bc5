import { describe, expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { orientationIndex, orientations, type Rot, turnSides, turnSize, turnSquare } from './index.ts'

const sides = standard.mainlines.sides as readonly [string, string, string, string]

describe('turning', () => {
  test.each([
    [0, false, 'DBAC'],
    [1, false, 'CDBA'],
    [2, false, 'ACDB'],
    [3, false, 'BACD'],
    [0, true, 'DCAB'],
    [1, true, 'BDCA'],
    [2, true, 'ABDC'],
    [3, true, 'CABD'],
  ] as const)(
    'HC-1.18, HC-5.7 a mainline turned %i times, mirrored %s: %s clockwise from the top',
    (rot, mirror, letters) => {
      expect(turnSides(sides, { rot, mirror }).join('')).toBe(letters)
    },
  )

  test('HC-5.7 there are eight ways to lay a tile, four of them mirrored', () => {
    expect(orientations).toHaveLength(8)
    for (const [index, { rot, mirror }] of orientations.entries()) expect(orientationIndex(rot, mirror)).toBe(index)
  })

  test('a quarter turn swaps width and height', () => {
    const size = { w: 4, h: 3 }
    expect(orientations.map((each) => turnSize(size, each).w)).toEqual([4, 3, 4, 3, 4, 3, 4, 3])
  })

  test('the squares of a turned tile fill its turned box, each once', () => {
    const size = { w: 6, h: 8 }
    for (const orientation of orientations) {
      const { w, h } = turnSize(size, orientation)
      const covered = new Set<number>()
      for (let x = 0; x < size.w; x++)
        for (let y = 0; y < size.h; y++) {
          const at = turnSquare({ x, y }, size, orientation)
          expect(at.x >= 0 && at.y >= 0 && at.x < w && at.y < h).toBe(true)
          covered.add(at.y * w + at.x)
        }
      expect(covered.size).toBe(48)
    }
  })

  test('the top-left corner goes clockwise round the tile', () => {
    const corner = (rot: Rot, mirror: boolean) => turnSquare({ x: 0, y: 0 }, { w: 6, h: 8 }, { rot, mirror })
    expect([0, 1, 2, 3].map((rot) => corner(rot as Rot, false))).toEqual([
      { x: 0, y: 0 },
      { x: 7, y: 0 },
      { x: 5, y: 7 },
      { x: 0, y: 5 },
    ])
    expect([0, 1, 2, 3].map((rot) => corner(rot as Rot, true))).toEqual([
      { x: 5, y: 0 },
      { x: 7, y: 5 },
      { x: 0, y: 7 },
      { x: 0, y: 0 },
    ])
  })

  test('what lies outside a tile turns with it', () => {
    expect(turnSquare({ x: 1, y: -1 }, { w: 6, h: 8 }, { rot: 1, mirror: false })).toEqual({ x: 8, y: 1 })
  })
})
