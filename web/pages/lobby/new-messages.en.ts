/** Messages for creating a table, loaded with that page. */
export const en = {
  noneOpen: 'No tables are waiting for players right now. Create one and others will see it.',
  pace: 'Pace',
  'pace.fast': 'Live, fast',
  'pace.live': 'Live',
  'pace.evening': 'Live, slow',
  'pace.day': '1 day per move',
  'pace.threeDays': '3 days per move',
  'pace.bank': '5-day time bank',
  'pace.own': 'Custom',
  'own.kind': 'Clock',
  'own.kind.live': 'Live, with time bank',
  'own.kind.days': 'Days per move',
  'own.kind.bank': 'Time bank in days',
  'own.live.first': 'Time bank (minutes)',
  'own.live.second': 'Added per move (seconds)',
  'own.days.first': 'Days per move',
  'own.bank.first': 'Time bank (days)',
  'own.bank.second': 'Added per turn (hours)',
  'own.bounds': '{min}–{max}',
  'pace.week': '1 week per move',
  'pace.none': 'No time limit',
  'pace.why.live': '{minutes} minutes each, plus {seconds} seconds per move.',
  'pace.why.slow': 'Sleep and holidays don’t count.',
  'pace.why.bank':
    '{days, plural, one {One day} other {# days}} each for the whole game, plus {hours} hours per move, up to the starting amount. Sleep and holidays don’t count.',
  'pace.why.none': 'For people who know each other.',
  visibility: 'Who can join',
  'visibility.link': 'Anyone with the link',
  'visibility.open': 'Anyone',
  hints: 'Hints',
  rated: 'Rated',
  'rated.why':
    'The result changes ratings. Public tables with clocks, for registered accounts; no bots, no hints, no custom components, and no changing seats. A player whose bot makes more than a tenth of their moves finishes last.',
  'hints.why': 'Everyone can ask what a bot would do in their place.',
  learning: 'Learning table',
  'learning.why':
    'Never rated, hints on, and every seat can be given to a bot. If open and live, it’s where newcomers land after their lesson.',
  limit:
    'You already have {most, plural, one {# table} other {# tables}} waiting for players, which is the limit. Start or leave one first.',
} as const

export type NewTableMessage = keyof typeof en
