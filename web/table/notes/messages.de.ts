import type { NoteMessage } from './messages.en.ts'

export const de: Readonly<Record<NoteMessage, string>> = {
  title: 'Notizen',
  why: 'Nur für dich, beim Tisch gespeichert.',
  write: 'Deine Notizen an diesem Tisch',
  'status.opening': 'Lädt …',
  'status.saved': 'Gespeichert.',
  'status.changed': 'Nicht gespeichert …',
  'status.sending': 'Wird gespeichert …',
  'status.failed': 'Noch nicht gespeichert: Der Server ist nicht erreichbar. Wir versuchen es weiter.',
  'status.differs': 'Auf einem anderen Gerät hast du andere Notizen geschrieben. Welche bleiben?',
  left: 'noch {count, plural, one {# Zeichen} other {# Zeichen}}',
  other: 'Auf dem anderen Gerät',
  'save.own': 'Diese behalten',
  'save.other': 'Die anderen nehmen',
}
