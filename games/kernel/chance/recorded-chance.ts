import type { Draw } from '../play/live-effects.ts'
import { isSecret, open } from '../secrets/secret.ts'
import type { Chance } from './chance.ts'

/** Repeats the recorded draws of one entry, in order. */
export function recordedChance(draws: readonly Draw[]): Chance {
  let next = 0
  return {
    below(n) {
      const draw = draws[next]
      next += 1
      if (draw === undefined)
        throw new RangeError(`The record has only ${draws.length} draws here, but the rules ask for more.`)
      const drawn = isSecret(draw) ? open(draw) : draw
      if (drawn < 0 || drawn >= n)
        throw new RangeError(`The record has the draw ${drawn} where the rules draw below ${n}.`)
      return drawn
    },
  }
}
