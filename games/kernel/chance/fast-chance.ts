import { type Chance, checkBound, fairly } from './chance.ts'

/** Chance for bots and simulations: the sfc32 generator, fast, reproducible from its seed, not secret. */
export function fastChance(seed: number): Chance {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = seed | 0
  let counter = (seed / 2 ** 32) | 0

  function word(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }

  // The first words of neighbouring seeds are similar; after a dozen rounds they are unrelated.
  for (let round = 0; round < 12; round++) word()

  return {
    below(n) {
      checkBound(n)
      for (;;) {
        const drawn = fairly(word(), n)
        if (drawn !== undefined) return drawn
      }
    },
  }
}
