import type { NoteMessage } from './messages.en.ts'

export const de: Readonly<Record<NoteMessage, string>> = {
  title: 'Notizen',
  why: 'Nur für dich. Das Haus bewahrt sie mit dem Tisch auf.',
  write: 'Deine Notizen an diesem Tisch',
  'status.opening': 'Wird geöffnet …',
  'status.saved': 'Aufbewahrt.',
  'status.changed': 'Du schreibst …',
  'status.sending': 'Wird aufbewahrt …',
  'status.failed': 'Noch nicht aufbewahrt: Das Haus ist nicht zu erreichen. Es wird von selbst wieder versucht.',
  'status.differs': 'Auf einem anderen Gerät hast du andere Notizen geschrieben. Welche bleiben?',
  left: 'noch {count, plural, one {# Zeichen} other {# Zeichen}}',
  other: 'Auf dem anderen Gerät',
  'save.own': 'Diese behalten',
  'save.other': 'Die anderen nehmen',
}
