/** English messages about saving and sharing boxes. */
export const en = {
  place: 'Saved',
  'place.device': 'on this device',
  'place.account': 'in your account',
  'saved.device': '{title} is saved on this device.',
  'saved.account': '{title} is saved in your account.',
  'problem.full': 'Your account is full: it holds 20 boxes. Delete one, or save this one on the device.',
  'problem.away': 'Can’t reach the server. Try again in a moment, or save the box on this device.',
  toAccount: 'Save to account',
  drop: 'Delete',
  'drop.sure': 'Delete this box?',
  share: 'Share link',
  'share.link': 'Anyone with this link can see the box:',
  'share.copy': 'Copy link',
  'share.copied': 'Copied',
  'share.stop': 'Stop sharing',
  printed: 'Own the game? Report what’s printed',
  'printed.why':
    'Tick only what you compared with the printed pieces, row by row. When several owners agree, we can confirm a row we could only reconstruct.',
  'printed.tables': 'Matches my printed copy:',
  'printed.handIn': 'Submit',
  'printed.done': 'Thank you. {count, plural, one {# row} other {# rows}} submitted.',
  'printed.guest': 'This requires a registered account: add a passkey or an email address first.',
  'printed.accepted': 'Reported by {count} owners, accepted',
  'shared.title': '{title}: a box for {game}',
  'shared.lead':
    'Someone shared this box. See how it differs from the standard box, save a copy to edit, or play with it.',
  'shared.gone': 'This box doesn’t exist. It may no longer be shared.',
  'shared.differences': 'Differences from the standard box',
  'shared.differs': 'Differs',
  'shared.copy': 'Save a copy',
  'shared.play': 'Play with this box',
  'shared.usual': 'Standard box',
} as const

export type SavingMessage = keyof typeof en
