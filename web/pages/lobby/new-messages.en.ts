/** What is said where a table is laid. It comes with that page, not with the first. */
export const en = {
  noneOpen: 'No table waits for players just now. Lay a table: others will see it.',
  pace: 'Pace',
  'pace.fast': 'Live, fast',
  'pace.live': 'Live',
  'pace.evening': 'Live, for an evening',
  'pace.day': 'A day for each decision',
  'pace.threeDays': 'Three days for each decision',
  'pace.bank': 'Five days in a bank',
  'pace.own': 'Numbers of your own',
  'own.kind': 'Clock',
  'own.kind.live': 'Live, with a bank',
  'own.kind.days': 'Days for each decision',
  'own.kind.bank': 'Days in a bank',
  'own.live.first': 'Minutes in the bank',
  'own.live.second': 'Seconds more for each decision',
  'own.days.first': 'Days',
  'own.bank.first': 'Days in the bank',
  'own.bank.second': 'Hours more for each turn',
  'own.bounds': '{min} to {max}',
  'pace.week': 'A week for each decision',
  'pace.none': 'No clock',
  'pace.why.live': '{minutes} minutes each, and {seconds} seconds more for every decision.',
  'pace.why.slow': 'Sleep and holidays do not count.',
  'pace.why.bank':
    '{days, plural, one {One day} other {# days}} each for the whole game, and {hours} hours more whenever you have decided, up to what you began with. Sleep and holidays do not count.',
  'pace.why.none': 'For people who know each other.',
  visibility: 'Who may come',
  'visibility.link': 'Anyone with the link',
  'visibility.open': 'Everybody',
  hints: 'Hints',
  rated: 'Rated',
  'rated.why':
    'The result changes ratings. Open tables with clocks, lasting accounts; no bots, no hints, no components of your own, and nobody changes places. Of whose moves a bot makes more than a tenth is last.',
  'hints.why': 'Everybody may ask what a bot would do in their place.',
  learning: 'For learning',
  'learning.why':
    'Never rated, with hints, and every seat may call bots. Open and live, it is where newcomers come after their lesson.',
  limit:
    'You have {most, plural, one {# table} other {# tables}} that {most, plural, one {waits} other {wait}} for players, as many as your account may have. Let one begin or leave one, then make another.',
} as const

export type NewTableMessage = keyof typeof en
