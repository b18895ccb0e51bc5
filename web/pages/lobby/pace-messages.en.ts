/** How fast a table plays, wherever a table is told of. */
export const en = {
  live: 'live, {bank} min and {increment} s a move',
  slow: '{days, plural, one {# day a move} other {# days a move}}',
  bank: '{days, plural, one {# day} other {# days}} in the bank and {hours} h a turn',
  none: 'no clock',
} as const

export type PaceMessage = keyof typeof en
