/** Words about where a box is kept, and about boxes that are shared, in English. */
export const en = {
  place: 'Where it is kept',
  'place.device': 'on this device',
  'place.account': 'in your account',
  'saved.device': '{title} is kept on this device.',
  'saved.account': '{title} is kept in your account.',
  'problem.full': 'Your account is full: it keeps 20 boxes. Delete one of them, or keep this one on the device.',
  'problem.away': 'The house does not answer. Try again in a moment, or keep the box on this device.',
  toAccount: 'Keep it in your account',
  drop: 'Delete it',
  'drop.sure': 'Really delete it',
  share: 'Share by link',
  'share.link': 'Everybody who has this link sees the box:',
  'share.copy': 'Copy the link',
  'share.copied': 'Copied',
  'share.stop': 'Share it no more',
  printed: 'You own the game? Hand this box in as printed',
  'printed.why':
    'Tick only what you compared with the printed pieces, row by row. When several owners say the same, the operator can confirm a row that we could only reconstruct.',
  'printed.tables': 'As printed in my box are',
  'printed.handIn': 'Hand it in',
  'printed.done': 'Thank you. {count, plural, one {# row was} other {# rows were}} handed in.',
  'printed.guest': 'For this the house must know you again: add a passkey or a mail address to your account first.',
  'printed.accepted': 'Reported by {count} owners, accepted',
  'shared.title': '{title}: a box of {game}',
  'shared.lead':
    'Somebody shares this box. You can look at what differs from the usual box, keep a copy and change it, or play with it.',
  'shared.gone': 'There is no such box. Perhaps it is not shared any more.',
  'shared.differences': 'What differs from the usual box',
  'shared.differs': 'Differs',
  'shared.copy': 'Keep a copy',
  'shared.play': 'Play with it',
  'shared.usual': 'The usual box',
} as const

export type SavingMessage = keyof typeof en
