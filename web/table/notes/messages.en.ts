/** What the notes at a table say. */
export const en = {
  title: 'Notes',
  why: 'Only you can see these. They’re saved with the table.',
  write: 'Your notes on this game',
  'status.opening': 'Loading…',
  'status.saved': 'Saved.',
  'status.changed': 'Typing…',
  'status.sending': 'Saving…',
  'status.failed': 'Not saved yet: can’t reach the server. Retrying automatically.',
  'status.differs': 'Your notes on another device are different. Which should we keep?',
  left: '{count, plural, one {# character} other {# characters}} left',
  other: 'On the other device',
  'save.own': 'Keep mine',
  'save.other': 'Use the others',
}

export type NoteMessage = keyof typeof en
