import type { Examples } from '@carriage/kernel'
import type { State } from '../state.ts'
import { actionExamples } from './actions.ts'
import { roundExamples } from './rounds.ts'
import { salesExamples } from './sales.ts'
import { turnExamples } from './turns.ts'

/** Worked examples from Purple's point of view. */
export const engineeringExamples: Examples = {
  all: [...roundExamples, ...turnExamples, ...actionExamples, ...salesExamples],
  seat: 0,
  seats: (state) => (state as State).companies.length, // the positions are from this game
  texts: {
    en: async () => (await import('./texts.en.ts')).en,
    de: async () => (await import('./texts.de.ts')).de,
  },
}
