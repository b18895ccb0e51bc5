import { black, type Ground, squareAt } from './ground.ts'
import { Groups } from './groups.ts'
import type { Size } from './orientation.ts'
import { opposite, type Quarter, quarters } from './square.ts'

/** A piece as it lies turned: a rectangle, and what conducts at each of its sides. */
export interface Form extends Size {
  /** What conducts at the top, right, bottom and left: a number for each manufacturing step, 0 for nothing. */
  readonly sides: readonly [number, number, number, number]
  /**
   * HC-5.36, HC-5.37 a station is one conductor through and through, a mainline has four, HC-5.35 each of which connects
   * all that touches its side; other pieces have none.
   */
  readonly conductors: 0 | 1 | 4
  /** What it brings into the step groups of its conductors: a bit of its own type, or `mainlineSide`. */
  readonly brings: number
  /** Whether it belongs to a contact group (HC-5.16). */
  readonly makesContact: boolean
}

/** The mark of a step group that a side of a mainline is part of. The lower bits are marks of station types. */
export const mainlineSide = 1 << 24
const stationTypes = mainlineSide - 1

/** The mark of a contact group that reaches a loading bay. */
const reachesBay = 1

/** A piece on the ground. */
export interface Block<F extends Form> {
  readonly form: F
  readonly x: number
  readonly y: number
  /** Every square of it is black. */
  readonly onBlack: boolean
  /** It shares a square with a block that was there before. */
  readonly overlaps: boolean
  /** How often it joined step groups that hold the same type of station (HC-5.43). */
  readonly clashes: number
}

interface Lying<F extends Form> extends Block<F> {
  clashes: number
  readonly firstConductor: number
  /** The moments of contact and step groups before this block was placed, for taking it back. */
  readonly contactsMoment: number
  readonly stepsMoment: number
}

/**
 * Blocks on a ground, with the block on each square, contact groups and step groups. Blocks are added and taken back
 * one by one, so one layout serves for trying out any number of plans. A block in a wrong place is accepted as far as
 * possible: squares that are covered already stay with the block that came first.
 */
export class Layout<F extends Form> {
  readonly ground: Ground
  readonly #bay: number
  readonly #covered: Int16Array
  readonly #blocks: Lying<F>[] = []
  readonly #contacts = new Groups()
  readonly #steps = new Groups()
  #conductors = 0
  #clashes = 0

  /** `bay` names the squares that lie at a loading bay: `byBay`, perhaps with `byStrip` (HC-5.15). */
  constructor(ground: Ground, bay: number) {
    this.ground = ground
    this.#bay = bay
    this.#covered = new Int16Array(ground.width * ground.height)
  }

  /** Blocks are numbered from 0 in the order in which they came. */
  get blocks(): readonly Block<F>[] {
    return this.#blocks
  }

  /** The clashes of all blocks; without any, no step group holds a type twice (HC-5.42). */
  get clashes(): number {
    return this.#clashes
  }

  place(form: F, x: number, y: number): number {
    const { left, top, width, height, squares } = this.ground
    const number = this.#blocks.length
    const from = Math.max(x - left, 0)
    const to = Math.min(x - left + form.w, width)
    const first = Math.max(y - top, 0)
    const end = Math.min(y - top + form.h, height)
    let every = from === x - left && to === from + form.w && first === y - top && end === first + form.h ? black : 0
    let some = 0
    let overlaps = false
    for (let row = first; row < end; row++)
      for (let index = row * width + from; index < row * width + to; index++) {
        const square = squares[index] ?? 0
        every &= square
        some |= square
        if (this.#covered[index] === 0) this.#covered[index] = number + 1
        else overlaps = true
      }

    this.#blocks.push({
      form,
      x,
      y,
      onBlack: every === black,
      overlaps,
      firstConductor: this.#conductors,
      contactsMoment: this.#contacts.moment,
      stepsMoment: this.#steps.moment,
      clashes: 0,
    })
    this.#contacts.add((some & this.#bay) === 0 ? 0 : reachesBay)
    for (let conductor = 0; conductor < form.conductors; conductor++) this.#steps.add(form.brings)
    this.#conductors += form.conductors

    if (from >= to || first >= end) return number // far out on the table
    if (first > 0) this.#meetRow(number, 0, first - 1, from, to)
    if (to < width) this.#meetColumn(number, 1, to, first, end)
    if (end < height) this.#meetRow(number, 2, end, from, to)
    if (from > 0) this.#meetColumn(number, 3, from - 1, first, end)
    return number
  }

  /** HC-5.43 whether a block would join step groups that hold the same type, without placing it. */
  wouldClash(form: F, x: number, y: number): boolean {
    if (form.conductors === 0) return false
    // A type of station has one step, so the sides of a mainline never bring the same mark together.
    const seen: number[] = []
    let marks = form.brings & stationTypes
    for (const side of quarters) {
      const step = form.sides[side]
      const facing = opposite(side)
      const across = side === 0 || side === 2
      const length = across ? form.w : form.h
      const column = side === 1 ? x + form.w : side === 3 ? x - 1 : x
      const row = side === 2 ? y + form.h : side === 0 ? y - 1 : y
      let last = -1
      for (let along = 0; along < length; along++) {
        const other = across ? this.blockAt(column + along, row) : this.blockAt(column, row + along)
        if (other === -1 || other === last) continue
        last = other
        if (this.#blocks[other]?.form.sides[facing] !== step) continue
        const group = this.stepGroupOf(other, facing)
        if (seen.includes(group)) continue
        seen.push(group)
        const theirs = this.#steps.marksOf(group) & stationTypes
        if ((marks & theirs) !== 0) return true
        marks |= theirs
      }
    }
    return false
  }

  /** Removes the last blocks until this number is left. */
  takeBack(blocks: number): void {
    const { left, top, width, height } = this.ground
    let oldest: Lying<F> | undefined
    while (this.#blocks.length > blocks) {
      oldest = this.#blocks.pop()
      if (!oldest) break
      this.#clashes -= oldest.clashes
      const mine = this.#blocks.length + 1
      const from = Math.max(oldest.x - left, 0)
      const to = Math.min(oldest.x - left + oldest.form.w, width)
      const end = Math.min(oldest.y - top + oldest.form.h, height)
      for (let row = Math.max(oldest.y - top, 0); row < end; row++)
        for (let index = row * width + from; index < row * width + to; index++)
          if (this.#covered[index] === mine) this.#covered[index] = 0
    }
    if (!oldest) return
    this.#conductors = oldest.firstConductor
    this.#contacts.takeBack(oldest.contactsMoment, blocks)
    this.#steps.takeBack(oldest.stepsMoment, this.#conductors)
  }

  /** The block on a square, or -1. */
  blockAt(x: number, y: number): number {
    const column = x - this.ground.left
    const row = y - this.ground.top
    if (column < 0 || row < 0 || column >= this.ground.width || row >= this.ground.height) return -1
    return (this.#covered[row * this.ground.width + column] ?? 0) - 1
  }

  /** Whether a square is black and no block lies on it. */
  isFree(x: number, y: number): boolean {
    return (squareAt(this.ground, x, y) & black) !== 0 && this.blockAt(x, y) === -1
  }

  /** HC-5.4 the blocks that share an edge with a block, each once. */
  neighboursOf(number: number): number[] {
    const found: number[] = []
    const block = this.#blocks[number]
    if (!block) return found
    const { x, y, form } = block
    for (let column = x; column < x + form.w; column++) {
      look(this.blockAt(column, y - 1))
      look(this.blockAt(column, y + form.h))
    }
    for (let row = y; row < y + form.h; row++) {
      look(this.blockAt(x - 1, row))
      look(this.blockAt(x + form.w, row))
    }
    return found

    function look(other: number): void {
      // A block that overlaps this one may lie on the next square as well as on its own.
      if (other >= 0 && other !== number && !found.includes(other)) found.push(other)
    }
  }

  /** The same number for all blocks of a contact group. */
  contactGroupOf(number: number): number {
    return this.#contacts.groupOf(number)
  }

  /** HC-5.13 whether a contact group has a block at a loading bay. */
  isAtBay(number: number): boolean {
    return this.#contacts.marksOf(number) === reachesBay
  }

  /** The same number for all conductors of a step group, -1 for what conducts nothing; `side` matters for a mainline. */
  stepGroupOf(number: number, side: Quarter = 0): number {
    const conductor = this.#conductorOf(number, side)
    return conductor === -1 ? -1 : this.#steps.groupOf(conductor)
  }

  /** The step groups of all conductors of a block. */
  stepGroupsOf(number: number): number[] {
    const conductors = this.#blocks[number]?.form.conductors ?? 0
    return quarters.slice(0, conductors).map((side) => this.stepGroupOf(number, side))
  }

  /** HC-5.33 whether the step group of a block has a side of a mainline in it. */
  isAtMainline(number: number): boolean {
    const conductor = this.#conductorOf(number, 0)
    return conductor !== -1 && (this.#steps.marksOf(conductor) & mainlineSide) !== 0
  }

  /** Row by row, how many squares from each one to the right are black and covered by nothing. */
  freeRuns(): Uint8Array {
    const { width, squares } = this.ground
    const runs = new Uint8Array(squares.length)
    for (let index = squares.length - 1; index >= 0; index--) {
      // The last column holds no floor, so a run never goes on in the next row.
      if (((squares[index] ?? 0) & black) !== 0 && this.#covered[index] === 0 && index % width !== width - 1)
        runs[index] = (runs[index + 1] ?? 0) + 1
    }
    return runs
  }

  #conductorOf(number: number, side: Quarter): number {
    const block = this.#blocks[number]
    if (!block || block.form.conductors === 0) return -1
    return block.form.conductors === 4 ? block.firstConductor + side : block.firstConductor
  }

  #meetRow(number: number, side: Quarter, row: number, from: number, to: number): void {
    let last = 0
    const start = row * this.ground.width
    for (let index = start + from; index < start + to; index++) {
      const other = this.#covered[index] ?? 0
      if (other !== 0 && other !== last) this.#meet(number, side, other - 1)
      last = other
    }
  }

  #meetColumn(number: number, side: Quarter, column: number, from: number, to: number): void {
    let last = 0
    const { width } = this.ground
    for (let index = from * width + column; index < to * width; index += width) {
      const other = this.#covered[index] ?? 0
      if (other !== 0 && other !== last) this.#meet(number, side, other - 1)
      last = other
    }
  }

  /** HC-5.34 two blocks share an edge, which lies on one side of each. */
  #meet(number: number, side: Quarter, other: number): void {
    const mine = this.#blocks[number]
    const theirs = this.#blocks[other]
    if (!mine || !theirs) return
    if (mine.form.makesContact && theirs.form.makesContact) this.#contacts.join(number, other)
    const facing = opposite(side)
    // HC-5.38, HC-5.39, HC-5.40 what conducts the same step on both sides of the edge is connected, and nothing else
    if (mine.form.sides[side] === 0 || mine.form.sides[side] !== theirs.form.sides[facing]) return
    const both = this.#steps.join(this.#conductorOf(number, side), this.#conductorOf(other, facing))
    if ((both & stationTypes) === 0) return
    mine.clashes += 1
    this.#clashes += 1
  }
}
