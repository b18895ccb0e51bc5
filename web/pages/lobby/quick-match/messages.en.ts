/** Finding others to play with at once. */
export const en = {
  title: 'Play now',
  lead: 'Say what you want to play. The house finds others who want the same, and the match starts.',
  games: 'What',
  pace: 'How fast',
  size: 'How many play',
  'size.any': 'Any number',
  kind: 'Result',
  'kind.plain': 'Does not count',
  'kind.rated': 'Changes ratings',
  'kind.near': 'Changes ratings, with people of about my strength',
  'kind.near.why': 'The longer you wait, the further apart ratings may be.',
  'kind.guest': 'With a lasting account you can play for ratings, too.',
  clock: 'When a clock runs out, a bot plays that seat until its owner is back.',
  'clock.rated':
    'When a clock runs out, a bot plays that seat. Its owner can come back three times, and is last if a bot makes more than a tenth of the moves.',
  awake: 'Only with people who are awake when I am',
  'awake.why': 'For six hours a day or more.',
  start: 'Play now',
  waiting: 'Looking for players',
  'waiting.for': '{game} · {pace}',
  'waiting.time': 'You have been waiting for {time}.',
  'waiting.others':
    '{count, plural, =0 {Nobody else looks for the same yet.} one {One other person looks for the same.} other {# others look for the same.}}',
  'waiting.live': 'Leave this page open: closing it gives your place back.',
  'waiting.slow':
    'You need not wait here: the match starts when others come, within a week, and you get your usual notice.',
  'waiting.near': 'Ratings may be up to {reach} apart now.',
  offers: 'Other ways to play',
  'offers.why': 'Nobody has come yet. You can also:',
  bots: 'Play against bots now',
  friend: 'Invite a friend by link',
  slowly: 'Play slowly: you get a notice when others come',
  stop: 'Stop looking',
  found: 'Players were found, and the match runs.',
  'found.link': 'To the table',
} as const

export type QuickMessage = keyof typeof en
