/** How fast a table plays, for every page that lists tables. */
export const en = {
  live: 'live, {bank} min + {increment} s per move',
  slow: '{days, plural, one {# day per move} other {# days per move}}',
  bank: '{days, plural, one {#-day time bank} other {#-day time bank}} + {hours} h per turn',
  none: 'no time limit',
} as const

export type PaceMessage = keyof typeof en
