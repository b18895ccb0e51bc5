/** What the waiting room of a table says. It comes with that page, not with the first. */
export const en = {
  title: 'The table is laid',
  lead: '{game} begins when every seat is taken and ready.',
  learning:
    'Others who learn {game} now are led here. Wait for them, send the link, or start with bots. Nothing is rated, and everybody may ask for hints.',
  pace: 'Pace: {pace}.',
  clock: 'When a clock runs out, a bot plays that seat until its owner is back.',
  'clock.rated':
    'When a clock runs out, a bot plays that seat. Its owner can come back three times, and is last if a bot makes more than a tenth of the moves.',
  hints: 'Everybody may ask for hints.',
  rated: 'This table is rated: its result changes the ratings of all who play.',
  club: 'Members find this table on the page of the club:',
  share: 'Send this link to whom you want to play with',
  copy: 'Copy the link',
  copied: 'Copied',
  qr: 'The link as a QR code',
  renew: 'New link',
  'renew.why': 'The link of before leads nobody to this table any more.',
  remove: 'Take {name} out',
  ready: 'ready',
  notReady: 'not ready yet',
  sit: 'Sit down here',
  move: 'Move here',
  beReady: 'I am ready',
  notYet: 'Not ready after all',
  bot: 'Give it to a bot',
  level: 'How well bots play that sit down now',
  clear: 'Free this seat',
  start: 'Start now, with bots in the free seats',
  leave: 'Leave the table',
  'hidden.title': 'A table of {host}',
  'hidden.link':
    'Only people with its link can see this table, and the link is longer than this address. Ask {host} to send it to you.',
  'hidden.private': 'Only people who were invited can see this table. Ask {host} to invite you.',
  'hidden.seated': 'Do you play here? Then sign in with the account that holds your seat.',
  'hidden.signIn': 'Sign in',
} as const

export type WaitingRoomMessage = keyof typeof en
