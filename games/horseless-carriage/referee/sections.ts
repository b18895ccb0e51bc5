import type { BookSection } from '@carriage/kernel/referee'

/** The sections of the printed book that are applied. */
export const bookSections = {
  setUp: { book: 'Setup: the board, the order of play, what each player has', rules: 'HC-2.1 to HC-2.20' },
  departments: { book: 'Setup: a Research and a Planning department', rules: 'HC-2.9, HC-2.10' },
  research: { book: 'Phase 1, Perform research', rules: 'HC-3.1 to HC-3.10' },
  punchClock: { book: 'Punch clocks', rules: 'HC-3.11, HC-11.1 to HC-11.6' },
  focus: { book: 'Phase 2, Set focus or pass', rules: 'HC-4.1 to HC-4.10' },
  plan: { book: 'Phase 3, Placing stations', rules: 'HC-5.1 to HC-5.53' },
  expansion: { book: 'Phase 3, Factory floor expansion', rules: 'HC-5.54 to HC-5.63' },
  conflict: { book: 'Phase 3: not enough tiles for all', rules: 'HC-5.66 to HC-5.70' },
  brochures: { book: 'Phase 4, Publish car data', rules: 'HC-6.5 to HC-6.18' },
  gantt: { book: 'Phase 4, Increase amount of Gantt charts', rules: 'HC-6.2 to HC-6.4' },
  window: { book: 'Phase 5, Place a market window', rules: 'HC-7.3 to HC-7.10' },
  sell: { book: 'Phase 5, Sell cars', rules: 'HC-7.11 to HC-7.16, HC-7.22 to HC-7.25, HC-7.28 to HC-7.31' },
  deliver: { book: 'Phase 5, Sell cars: from which mainline', rules: 'HC-7.26, HC-7.27' },
  skipped: { book: 'Phase 5: nothing to sell', rules: 'HC-7.17 to HC-7.21' },
  end: { book: 'Phase 6, Game end', rules: 'HC-8.1 to HC-8.7' },
  expectations: { book: 'Phase 7, the old dimension and the new one', rules: 'HC-9.1 to HC-9.15' },
  demand: { book: 'Phase 8, Play market demand cards', rules: 'HC-10.1 to HC-10.9' },
  sparks: { book: 'Phase 8, Sparks generate buyers', rules: 'HC-10.10 to HC-10.12' },
  neutral: { book: 'Phase 8, Neutral cards generate buyers', rules: 'HC-10.13 to HC-10.17' },
  prices: { book: 'Phase 8, Set prices', rules: 'HC-10.18 to HC-10.20' },
} as const satisfies Record<string, BookSection>

export type SectionName = keyof typeof bookSections
