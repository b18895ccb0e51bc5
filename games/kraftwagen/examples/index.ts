import type { Examples } from '@carriage/kernel'
import type { State } from '../state.ts'
import { cardExamples } from './cards.ts'
import { raceExamples } from './race.ts'
import { salesExamples } from './sales.ts'
import { tileExamples } from './tiles.ts'
import { turnExamples } from './turns.ts'

/** The worked examples, seen through the eyes of Red. */
export const kraftwagenExamples: Examples = {
  all: [...tileExamples, ...turnExamples, ...cardExamples, ...raceExamples, ...salesExamples],
  seat: 0,
  seats: (state) => (state as State).players.length, // they are positions of this game
  texts: {
    en: async () => (await import('./texts.en.ts')).en,
    de: async () => (await import('./texts.de.ts')).de,
  },
}
