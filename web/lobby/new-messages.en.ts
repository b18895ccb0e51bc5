/** What is said where a table is laid. It comes with that page, not with the first. */
export const en = {
  noneOpen: 'No table waits for players just now. Lay a table: others will see it.',
  pace: 'Pace',
  'pace.fast': 'Live, fast',
  'pace.live': 'Live',
  'pace.evening': 'Live, for an evening',
  'pace.day': 'A day for each decision',
  'pace.threeDays': 'Three days for each decision',
  'pace.week': 'A week for each decision',
  'pace.none': 'No clock',
  'pace.why.live': '{minutes} minutes each, and {seconds} seconds more for every decision.',
  'pace.why.slow': 'Sleep and holidays do not count.',
  'pace.why.none': 'For people who know each other.',
  visibility: 'Who may come',
  'visibility.link': 'Anyone with the link',
  'visibility.open': 'Everybody',
  hints: 'Hints',
  rated: 'Rated',
  'rated.why':
    'The result changes ratings. For lasting accounts; no bots, no hints, no components of your own, and nobody changes places.',
  'hints.why': 'Everybody may ask what a bot would do in their place.',
  learning: 'For learning',
  'learning.why':
    'Never rated, with hints, and every seat may call bots. Open and live, it is where newcomers come after their lesson.',
} as const

export type NewTableMessage = keyof typeof en
