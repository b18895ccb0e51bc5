/** How long a game takes, and when the people at a table are awake. */
export const en = {
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  length: 'takes about {median}',
  'length.unknown': 'length not known yet',
  'length.why': 'Takes about {median}; half of {games} finished games took {low} to {high}.',
  'length.unknown.why': 'How long it takes is not known yet: too few games were finished here.',
  awake: 'awake {hours} (your time)',
  'awake.why': 'Those who sit here are awake together {hours} (your time).',
  'awake.never': 'never awake all together',
  'awake.never.why': 'Those who sit here are never awake all together.',
  'awake.filter': 'Only tables whose people are awake when I am',
  'awake.filter.why': 'For six hours a day or more. Your hours are set in',
  'awake.filter.link': 'Your time',
  'awake.none': 'No open table has people who are awake when you are.',
} as const

export type MatchingMessage = keyof typeof en
