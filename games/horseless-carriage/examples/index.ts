import type { Examples } from '@carriage/kernel'
import type { State } from '../state.ts'
import { commonExamples } from './common/index.ts'
import { rareExamples } from './rare/index.ts'

/** The worked examples, seen through the eyes of Red. */
export const carriageExamples: Examples = {
  all: [...commonExamples, ...rareExamples],
  seat: 0,
  seats: (state) => (state as State).players.length, // the positions are from this game
  texts: {
    en: async () => (await import('./texts.en.ts')).en,
    de: async () => (await import('./texts.de.ts')).de,
  },
}
