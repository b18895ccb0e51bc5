import { fastChance } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { byBay, byStrip, type Form, floorForm, groundOf, Layout, mainlineSide } from './index.ts'

const ground = groundOf([{ form: floorForm(standard.floor.rows.main, { rot: 0, mirror: false }), x: 0, y: 0 }])

/** Steps as numbers. */
const [A, B, C, D] = [1, 2, 3, 4]

function office(w: number, h: number): Form {
  return { w, h, sides: [0, 0, 0, 0], conductors: 0, brings: 0, makesContact: true }
}
function station(w: number, h: number, step: number, brings: number): Form {
  return { w, h, sides: [step, step, step, step], conductors: 1, brings, makesContact: true }
}
/** An unturned mainline. */
const line: Form = { w: 4, h: 3, sides: [D, B, A, C], conductors: 4, brings: mainlineSide, makesContact: true }
const arrow = (step: number): Form => station(1, 1, step, 0)

function layout(bay = byBay): Layout<Form> {
  return new Layout<Form>(ground, bay)
}

describe('contact', () => {
  test('HC-5.4 blocks are adjacent if they share a whole edge; a corner is not enough', () => {
    const floor = layout()
    const middle = floor.place(office(2, 2), 6, 6)
    const beside = floor.place(office(2, 2), 8, 7)
    const corner = floor.place(office(2, 2), 4, 4)
    expect(floor.neighboursOf(middle)).toEqual([beside])
    expect(floor.neighboursOf(corner)).toEqual([])
    expect(floor.contactGroupOf(middle)).toBe(floor.contactGroupOf(beside))
    expect(floor.contactGroupOf(middle)).not.toBe(floor.contactGroupOf(corner))
  })

  test('HC-5.13 a whole group is at the bay if one of its blocks is', () => {
    const floor = layout()
    const far = floor.place(office(3, 2), 8, 4)
    expect(floor.isAtBay(far)).toBe(false)
    const near = floor.place(office(3, 2), 5, 4)
    expect([floor.isAtBay(near), floor.isAtBay(far)]).toEqual([true, true])
  })

  test('HC-5.15 beside the strip is at the bay only if the table agreed on that', () => {
    expect(layout().isAtBay(0)).toBe(false)
    for (const [bay, isAtBay] of [
      [byBay, false],
      [byBay | byStrip, true],
    ] as const) {
      const floor = layout(bay)
      expect(floor.isAtBay(floor.place(office(2, 1), 5, 0))).toBe(isAtBay)
    }
  })

  test('HC-5.16 a block that makes no contact joins nobody', () => {
    const floor = layout()
    const near = floor.place({ ...arrow(A), makesContact: false }, 5, 4)
    const far = floor.place(office(3, 2), 6, 4)
    expect(floor.contactGroupOf(near)).not.toBe(floor.contactGroupOf(far))
    expect(floor.isAtBay(far)).toBe(false)
  })
})

describe('step groups', () => {
  test('HC-5.34, HC-5.36 a corner square counts for the side through which it is touched', () => {
    const floor = layout()
    const mainline = floor.place(line, 5, 5)
    const above = floor.place(arrow(D), 5, 4)
    const left = floor.place(arrow(D), 4, 5)
    expect(floor.stepGroupOf(above)).toBe(floor.stepGroupOf(mainline, 0))
    expect(floor.isAtMainline(left)).toBe(false)
    expect(new Set(floor.stepGroupsOf(mainline)).size).toBe(4)
  })

  test('HC-5.35 things that touch the same side anywhere are connected', () => {
    const floor = layout()
    floor.place(line, 5, 5)
    const [one, other] = [floor.place(arrow(A), 5, 8), floor.place(arrow(A), 8, 8)]
    expect(floor.stepGroupOf(one)).toBe(floor.stepGroupOf(other))
  })

  test('HC-5.37, HC-5.38 stations and indicators conduct their step in all directions', () => {
    const floor = layout()
    const mainline = floor.place(line, 5, 5)
    const chain = [floor.place(station(2, 2, B, 1), 9, 6), floor.place(arrow(B), 9, 8), floor.place(arrow(B), 9, 9)]
    for (const block of chain) expect(floor.stepGroupOf(block)).toBe(floor.stepGroupOf(mainline, 1))
  })

  test('HC-5.39 mainlines are connected where the same sides touch', () => {
    const floor = layout()
    const upper = floor.place(line, 4, 5)
    const lower = floor.place({ ...line, sides: [A, C, D, B] }, 6, 8)
    const [a, d] = [2, 0] as const
    expect(floor.stepGroupOf(upper, a)).toBe(floor.stepGroupOf(lower, 0))
    expect(floor.stepGroupOf(upper, d)).not.toBe(floor.stepGroupOf(lower, 2))
  })

  test('HC-5.40 other blocks and other steps conduct nothing', () => {
    const floor = layout()
    floor.place(line, 5, 5)
    const between = floor.place(office(2, 2), 9, 5)
    const behind = floor.place(arrow(B), 11, 5)
    const wrong = floor.place(arrow(C), 9, 7)
    expect([floor.isAtMainline(behind), floor.isAtMainline(wrong)]).toEqual([false, false])
    expect([floor.stepGroupOf(between), floor.stepGroupsOf(between), floor.isAtMainline(between)]).toEqual([
      -1,
      [],
      false,
    ])
  })

  test('HC-5.42, HC-5.43 a block that joins two groups with the same type clashes', () => {
    const floor = layout()
    floor.place(station(2, 2, B, 1), 5, 5)
    floor.place(station(2, 2, B, 1), 8, 5)
    expect(floor.clashes).toBe(0)
    expect(floor.wouldClash(arrow(B), 7, 5)).toBe(true)
    expect(floor.wouldClash(arrow(A), 7, 5)).toBe(false)
    const joint = floor.place(arrow(B), 7, 5)
    expect(floor.blocks[joint]?.clashes).toBe(1)
    floor.takeBack(joint)
    expect(floor.clashes).toBe(0)
  })
})

describe('a layout', () => {
  /** Everything that can be asked about it. */
  function describeLayout(floor: Layout<Form>) {
    const squares: number[] = []
    for (let y = -1; y <= 12; y++) for (let x = -1; x <= 12; x++) squares.push(floor.blockAt(x, y))
    const blocks = floor.blocks.map((_, block) => [
      floor.isAtBay(block),
      floor.isAtMainline(block),
      floor.blocks.map((_, other) => floor.contactGroupOf(block) === floor.contactGroupOf(other)),
      floor.blocks.map((_, other) => floor.stepGroupOf(block) === floor.stepGroupOf(other)),
      floor.neighboursOf(block),
    ])
    return { squares, blocks, clashes: floor.clashes, runs: [...floor.freeRuns()] }
  }

  /** Blocks of all sorts, some of them over each other, over the bay or on the table. */
  function randomBlocks(seed: number, count: number): [Form, number, number][] {
    const chance = fastChance(seed)
    const forms = [
      line,
      office(3, 3),
      arrow(A),
      arrow(B),
      station(2, 2, A, 1),
      station(3, 2, B, 2),
      station(2, 2, B, 4),
    ]
    return Array.from({ length: count }, () => [
      forms[chance.below(forms.length)]!,
      chance.below(18) - 4,
      chance.below(18) - 4,
    ])
  }

  test('is as it was when blocks are taken back', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const floor = layout()
      const blocks = randomBlocks(seed, 16)
      for (const [form, x, y] of blocks.slice(0, 8)) floor.place(form, x, y)
      const before = describeLayout(floor)
      for (const [form, x, y] of blocks.slice(8)) floor.place(form, x, y)
      floor.takeBack(8)
      expect(describeLayout(floor)).toEqual(before)
    }
  })

  test('is the same in whatever order its blocks come', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const forth = layout()
      const blocks: [Form, number, number][] = []
      for (const [form, x, y] of randomBlocks(seed, 60)) {
        const number = forth.place(form, x, y)
        const { onBlack, overlaps } = forth.blocks[number]!
        if (onBlack && !overlaps) blocks.push([form, x, y])
        else forth.takeBack(number)
      }
      const back = layout()
      for (const [form, x, y] of blocks.toReversed()) back.place(form, x, y)
      const mirrored = (block: number) => blocks.length - 1 - block
      for (const block of blocks.keys()) {
        expect(back.isAtBay(mirrored(block))).toBe(forth.isAtBay(block))
        expect(back.isAtMainline(mirrored(block))).toBe(forth.isAtMainline(block))
        expect(new Set(back.neighboursOf(mirrored(block)).map(mirrored))).toEqual(new Set(forth.neighboursOf(block)))
        for (const other of blocks.keys()) {
          const together = forth.contactGroupOf(block) === forth.contactGroupOf(other)
          expect(back.contactGroupOf(mirrored(block)) === back.contactGroupOf(mirrored(other))).toBe(together)
        }
      }
      expect(back.clashes > 0).toBe(forth.clashes > 0)
    }
  })

  test('knows beforehand which block would clash', () => {
    let clashes = 0
    for (let seed = 1; seed <= 60; seed++) {
      const floor = layout()
      for (const [form, x, y] of randomBlocks(seed, 30)) {
        const predicted = floor.wouldClash(form, x, y)
        const number = floor.place(form, x, y)
        // Only blocks with squares of their own are asked about.
        if (floor.blocks[number]?.overlaps || !floor.blocks[number]?.onBlack) {
          floor.takeBack(number)
          continue
        }
        expect(floor.blocks[number].clashes > 0).toBe(predicted)
        if (predicted) clashes += 1
      }
    }
    expect(clashes).toBeGreaterThan(10)
  })

  test('HC-5.5, HC-5.8 notes what lies off the black squares and what lies on another block', () => {
    const floor = layout()
    const lies = (x: number, y: number) => {
      const { onBlack, overlaps } = floor.blocks[floor.place(office(2, 2), x, y)]!
      return { onBlack, overlaps }
    }
    expect(lies(5, 5)).toEqual({ onBlack: true, overlaps: false })
    expect(lies(6, 6)).toEqual({ onBlack: true, overlaps: true })
    expect(lies(4, 3)).toEqual({ onBlack: false, overlaps: false })
    expect(lies(11, 11)).toEqual({ onBlack: false, overlaps: false })
    expect(lies(90, -90)).toEqual({ onBlack: false, overlaps: false })
    expect(floor.isFree(5, 5)).toBe(false)
    expect(floor.isFree(9, 9)).toBe(true)
    expect(floor.isFree(2, 2)).toBe(false)
    expect(floor.isFree(-3, 2)).toBe(false)
  })
})
