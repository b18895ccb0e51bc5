/** What the waiting room of a table says. It comes with that page, not with the first. */
export const en = {
  title: 'Your table is ready',
  lead: '{game} starts when every seat is taken and everyone is ready.',
  learning:
    'Others learning {game} are sent here. Wait for them, share the link, or start with bots. Nothing is rated, and everyone can ask for hints.',
  pace: 'Pace: {pace}.',
  clock: 'When a clock runs out, a bot plays that seat until its owner is back.',
  'clock.rated':
    'When a clock runs out, a bot plays that seat. Its owner can come back three times, and finishes last if a bot makes more than a tenth of the moves.',
  hints: 'Hints are allowed.',
  rated: 'Rated: the result changes every player’s rating.',
  club: 'Members can find this table on the club page:',
  share: 'Share this link with the people you want to play with',
  copy: 'Copy link',
  copied: 'Copied',
  qr: 'Link as QR code',
  renew: 'New link',
  'renew.why': 'The old link no longer leads to this table.',
  remove: 'Remove {name}',
  ready: 'ready',
  notReady: 'not ready',
  sit: 'Take this seat',
  'sit.which': 'Take this seat: {number}',
  move: 'Move to this seat',
  'move.which': 'Move to this seat: {number}',
  beReady: 'I’m ready',
  notYet: 'I’m not ready',
  bot: 'Add bot',
  'bot.which': 'Add bot: seat {number}',
  level: 'Level of new bots',
  clear: 'Remove bot',
  'clear.which': 'Remove bot: seat {number}',
  start: 'Start now and fill free seats with bots',
  leave: 'Leave table',
  'hidden.title': '{host}’s table',
  'hidden.link':
    'Only people with its link can see this table, and the link is longer than this address. Ask {host} to send it to you.',
  'hidden.private': 'Only invited players can see this table. Ask {host} to invite you.',
  'hidden.seated': 'Playing here? Sign in with the account that holds your seat.',
  'hidden.signIn': 'Sign in',
} as const

export type WaitingRoomMessage = keyof typeof en
