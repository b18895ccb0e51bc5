/** What the notes at a table say. */
export const en = {
  title: 'Notes',
  why: 'For you alone. The house keeps them with the table.',
  write: 'Your notes at this table',
  'status.opening': 'Opening …',
  'status.saved': 'Kept.',
  'status.changed': 'Writing …',
  'status.sending': 'Being kept …',
  'status.failed': 'Not kept yet: the house cannot be reached. It is tried again by itself.',
  'status.differs': 'You wrote other notes on another device. Which ones stay?',
  left: '{count, plural, one {# character} other {# characters}} left',
  other: 'On the other device',
  'save.own': 'Keep these',
  'save.other': 'Take the others',
}

export type NoteMessage = keyof typeof en
