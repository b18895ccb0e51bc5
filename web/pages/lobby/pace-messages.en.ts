/** How fast a table plays, wherever a table is told of. */
export const en = {
  live: 'live, {bank} min + {increment} s per move',
  slow: '{days, plural, one {# day per move} other {# days per move}}',
  bank: '{days, plural, one {#-day time bank} other {#-day time bank}} + {hours} h per turn',
  none: 'no time limit',
} as const

export type PaceMessage = keyof typeof en
