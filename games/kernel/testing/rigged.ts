import type { Chance } from '../chance/chance.ts'

/** Scripted chance: items of a pile by name, anything else by number. Further draws are 0. */
export function rigged(...wishes: readonly (string | number)[]): Chance {
  let next = 0
  return {
    below(n, _knownTo, among) {
      const wish = wishes[next] ?? 0
      next += 1
      const drawn = typeof wish === 'string' ? (among ?? []).indexOf(wish) : wish
      if (drawn < 0 || drawn >= n) throw new RangeError(`The scripted draw ${wish} is not possible here, below ${n}.`)
      return drawn
    },
  }
}
