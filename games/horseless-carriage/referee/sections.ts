import type { BookSection } from '@carriage/kernel/referee'

/** The sections of the printed book that are applied. */
export const bookSections = {
  setUp: { book: 'Setup: the board, the order of play, what each player has', rules: 'HC-2.1 to HC-2.20' },
  departments: { book: 'Setup: a Research and a Planning department', rules: 'HC-2.11, HC-2.12' },
  research: { book: 'Phase 1, Perform research', rules: 'HC-3.1 to HC-3.8' },
  punchClock: { book: 'Punch clocks', rules: 'HC-3.9, HC-8.7' },
  focus: { book: 'Phase 2, Set focus or pass', rules: 'HC-4.1 to HC-4.8' },
  plan: { book: 'Phase 3, Placing stations', rules: 'HC-5.1 to HC-5.59' },
  expansion: { book: 'Phase 3, Factory floor expansion', rules: 'HC-5.60, HC-5.61' },
  conflict: { book: 'Phase 3: not enough tiles for all', rules: 'HC-5.70' },
  brochures: { book: 'Phase 4, Publish car data', rules: 'HC-6.1 to HC-6.18' },
  gantt: { book: 'Phase 4, Increase amount of Gantt charts', rules: 'HC-6.1' },
  window: { book: 'Phase 5, Place a market window', rules: 'HC-7.3 to HC-7.17' },
  sell: { book: 'Phase 5, Sell cars', rules: 'HC-7.18 to HC-7.27' },
  skipped: { book: 'Phase 5: nothing to sell', rules: 'HC-7.2' },
  end: { book: 'Phase 6, Game end', rules: 'HC-8.1 to HC-8.7' },
  expectations: { book: 'Phase 7, the old dimension and the new one', rules: 'HC-9.1 to HC-9.10' },
  demand: { book: 'Phase 8, Play market demand cards', rules: 'HC-10.1 to HC-10.5' },
  sparks: { book: 'Phase 8, Sparks generate buyers', rules: 'HC-10.6 to HC-10.14' },
  neutral: { book: 'Phase 8, Neutral cards generate buyers', rules: 'HC-10.15 to HC-10.18' },
  prices: { book: 'Phase 8, Set prices', rules: 'HC-10.19, HC-10.20' },
} as const satisfies Record<string, BookSection>

export type SectionName = keyof typeof bookSections
