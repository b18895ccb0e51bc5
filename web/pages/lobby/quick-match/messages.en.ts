/** Finding others to play with at once. */
export const en = {
  title: 'Find opponents',
  lead: 'Say what you want to play. We find others who want the same, and the game starts.',
  games: 'Games',
  pace: 'Pace',
  size: 'Players',
  'size.any': 'Any number',
  kind: 'Rating',
  'kind.plain': 'Unrated',
  'kind.rated': 'Rated',
  'kind.near': 'Rated, players close to my rating',
  'kind.near.why': 'The longer you wait, the wider the rating range.',
  'kind.guest': 'Register to play rated games.',
  clock: 'When a clock runs out, a bot plays that seat until its owner is back.',
  'clock.rated':
    'When a clock runs out, a bot plays that seat. Its owner can come back three times, and finishes last if a bot makes more than a tenth of the moves.',
  awake: 'Only players who are awake when I am',
  'awake.why': 'For at least six hours a day.',
  start: 'Find opponents',
  waiting: 'Looking for opponents…',
  'waiting.for': '{game} · {pace}',
  'waiting.time': 'You’ve been waiting for {time}.',
  'waiting.others':
    '{count, plural, =0 {Nobody else is looking for this yet.} one {One other player is looking for this.} other {# others are looking for this.}}',
  'waiting.live': 'Keep this page open: if you close it, you lose your place.',
  'waiting.slow':
    'You don’t have to wait here: the game starts when others join, within a week, and you’ll be notified as usual.',
  'waiting.near': 'Accepting ratings up to {ratingRange} apart.',
  offers: 'Other ways to play',
  'offers.why': 'Nobody has joined yet. You can also:',
  bots: 'Play against bots now',
  friend: 'Invite a friend by link',
  slowly: 'Play turn-based: we notify you when others join',
  stop: 'Stop looking',
  found: 'Opponents found. Your game has started.',
  'found.link': 'Go to table',
} as const

export type QuickMessage = keyof typeof en
