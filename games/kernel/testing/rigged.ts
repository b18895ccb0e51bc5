import type { Chance } from '../chance/chance.ts'

/**
 * Luck that falls as a test wishes, draw by draw: what comes out of a pile by its name, anything else by its number.
 * Draws beyond the wishes fall on 0.
 */
export function rigged(...wishes: readonly (string | number)[]): Chance {
  let next = 0
  return {
    below(n, _knownTo, among) {
      const wish = wishes[next] ?? 0
      next += 1
      const drawn = typeof wish === 'string' ? (among ?? []).indexOf(wish) : wish
      if (drawn < 0 || drawn >= n) throw new RangeError(`The wish ${wish} cannot be drawn here, below ${n}.`)
      return drawn
    },
  }
}
