/** How long a game takes, and when the people at a table are awake. */
export const en = {
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  length: 'takes about {median}',
  'length.unknown': 'length unknown',
  'length.why': 'Takes about {median}; half of the {games} finished games took {low} to {high}.',
  'length.unknown.why': 'Typical length isn’t known yet: too few games have been finished here.',
  awake: 'awake {hours} (your time)',
  'awake.why': 'Players here are all awake {hours} (your time).',
  'awake.never': 'never all awake at once',
  'awake.never.why': 'Players here are never all awake at the same time.',
  'awake.filter': 'Only tables where players are awake when I am',
  'awake.filter.why': 'For at least six hours a day. Set your hours in',
  'awake.filter.link': 'Your time',
  'awake.none': 'No open table has players who are awake when you are.',
} as const

export type MatchingMessage = keyof typeof en
