import { describe, expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import {
  bay,
  besideStrip,
  black,
  byBay,
  byStrip,
  floor,
  floorForm,
  front,
  groundOf,
  orientations,
  squareAt,
  strip,
  Tally,
} from './index.ts'

const rows = standard.floor.rows
const unturned = { rot: 0, mirror: false } as const
const mainTile = { form: floorForm(rows.main, unturned), x: 0, y: 0 }

function count(squares: Iterable<number>, sort: number): number {
  return [...squares].filter((square) => (square & sort) !== 0).length
}

describe('floor tiles', () => {
  test('HC-1.16 the main tile has 119 black squares, a bay of 20 and a strip of 5', () => {
    for (const orientation of orientations) {
      const { squares } = floorForm(rows.main, orientation)
      expect([count(squares, black), count(squares, bay), count(squares, strip)]).toEqual([119, 20, 5])
    }
  })

  test('HC-1.17 an expansion has 44 black squares, a bay of 2 and a strip of 2', () => {
    for (const orientation of orientations) {
      const { squares } = floorForm(rows.expansion, orientation)
      expect([count(squares, black), count(squares, bay), count(squares, strip)]).toEqual([44, 2, 2])
    }
  })

  test('HC-5.59 the front lies beyond the edge of the strip: five squares, or two', () => {
    expect(mainTile.form.front).toEqual([0, 1, 2, 3, 4].map((x) => ({ x, y: -1 })))
    expect(floorForm(rows.expansion, unturned).front).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: -1 },
    ])
    expect(floorForm(rows.expansion, { rot: 3, mirror: false }).front).toEqual([
      { x: -1, y: 5 },
      { x: -1, y: 4 },
    ])
  })

  test('HC-5.61 beside the strip there is one more square, at its corner', () => {
    for (const tile of [rows.main, rows.expansion])
      for (const orientation of orientations) {
        const form = floorForm(tile, orientation)
        expect(form.besideStrip).toHaveLength(form.front.length + 1)
        expect(form.besideStrip).toEqual(expect.arrayContaining([...form.front]))
      }
  })
})

describe('the ground', () => {
  test('every square is what the tiles make of it, and all else is table', () => {
    const ground = groundOf([mainTile])
    expect(squareAt(ground, 0, 0)).toBe(strip | byBay | byStrip)
    expect(squareAt(ground, 2, 2) & floor).toBe(bay)
    expect(squareAt(ground, 5, 0)).toBe(black | byStrip)
    expect(squareAt(ground, 5, 4)).toBe(black | byBay)
    expect(squareAt(ground, 5, 5)).toBe(black)
    expect(squareAt(ground, 0, -1) & (front | besideStrip)).toBe(front | besideStrip)
    expect(squareAt(ground, -1, 0) & (front | besideStrip)).toBe(besideStrip)
    expect(squareAt(ground, 5, -1)).toBe(0)
    expect(squareAt(ground, -500, 3)).toBe(0)
    expect(squareAt(ground, 3, 500)).toBe(0)
  })

  test('HC-5.6 tiles side by side make one floor', () => {
    const expansion = { form: floorForm(rows.expansion, unturned), x: -6, y: 5 }
    const ground = groundOf([mainTile, expansion])
    expect(count(ground.squares, black)).toBe(119 + 44)
    expect(squareAt(ground, -6, 5) & floor).toBe(strip)
    expect(squareAt(ground, 0, 6) & floor).toBe(black)
  })

  test('a tally counts any rectangle, also beyond the ground', () => {
    const ground = groundOf([mainTile, { form: floorForm(rows.expansion, unturned), x: -6, y: 5 }])
    for (const sort of [floor, bay, front]) {
      const tally = new Tally(ground, sort)
      for (let x = -9; x < 14; x += 2)
        for (let y = -4; y < 16; y += 3)
          for (const [w, h] of [
            [0, 3],
            [1, 1],
            [6, 8],
            [40, 2],
          ] as const) {
            let found = 0
            for (let column = x; column < x + w; column++)
              for (let row = y; row < y + h; row++) if ((squareAt(ground, column, row) & sort) !== 0) found += 1
            expect(tally.count(x, y, w, h)).toBe(found)
          }
    }
  })
})
