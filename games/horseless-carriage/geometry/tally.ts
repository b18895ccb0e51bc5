import type { Ground } from './ground.ts'

/** Counts the squares of a sort in any rectangle at once: every entry is the sum of what lies above and left of it. */
export class Tally {
  readonly #ground: Ground
  readonly #sums: Uint16Array

  /** `sort` names the squares to count, as bits. */
  constructor(ground: Ground, sort: number) {
    const { width, height, squares } = ground
    const sums = new Uint16Array((width + 1) * (height + 1))
    let index = 0
    for (let row = 1; row <= height; row++) {
      let sum = 0
      for (let column = 1; column <= width; column++) {
        if (((squares[index++] ?? 0) & sort) !== 0) sum += 1
        const at = row * (width + 1) + column
        sums[at] = sum + (sums[at - width - 1] ?? 0)
      }
    }
    this.#ground = ground
    this.#sums = sums
  }

  /** How many lie in a rectangle, which may reach beyond the ground. */
  count(x: number, y: number, w: number, h: number): number {
    const { left, top, width, height } = this.#ground
    const from = Math.min(Math.max(x - left, 0), width)
    const to = Math.min(Math.max(x - left + w, 0), width)
    const first = Math.min(Math.max(y - top, 0), height) * (width + 1)
    const end = Math.min(Math.max(y - top + h, 0), height) * (width + 1)
    const sums = this.#sums
    return (sums[end + to] ?? 0) - (sums[first + to] ?? 0) - (sums[end + from] ?? 0) + (sums[first + from] ?? 0)
  }
}
