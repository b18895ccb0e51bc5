import type { Examples } from '@carriage/kernel'
import type { State } from '../state.ts'
import { cardExamples } from './cards.ts'
import { raceExamples } from './race.ts'
import { salesExamples } from './sales.ts'
import { tileExamples } from './tiles.ts'
import { turnExamples } from './turns.ts'

/** Worked examples from Red's point of view. */
export const kraftwagenExamples: Examples = {
  all: [...tileExamples, ...turnExamples, ...cardExamples, ...raceExamples, ...salesExamples],
  seat: 0,
  seats: (state) => (state as State).players.length, // the positions are from this game
  texts: {
    en: async () => (await import('./texts.en.ts')).en,
    de: async () => (await import('./texts.de.ts')).de,
  },
}
