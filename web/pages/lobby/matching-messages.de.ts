import type { MatchingMessage } from './matching-messages.en.ts'

export const de: Readonly<Record<MatchingMessage, string>> = {
  minutes: '{count, plural, one {# Minute} other {# Minuten}}',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  length: 'dauert etwa {median}',
  'length.unknown': 'Dauer noch nicht bekannt',
  'length.why': 'Dauert etwa {median}; die Hälfte von {games} beendeten Partien dauerte {low} bis {high}.',
  'length.unknown.why': 'Wie lange es dauert, ist noch nicht bekannt: Zu wenige Partien wurden hier beendet.',
  awake: 'wach {hours} (deine Zeit)',
  'awake.why': 'Wer hier sitzt, ist gemeinsam wach {hours} (deine Zeit).',
  'awake.never': 'nie alle zugleich wach',
  'awake.never.why': 'Wer hier sitzt, ist nie gemeinsam wach.',
  'awake.filter': 'Nur Tische, deren Leute wach sind, wenn ich es bin',
  'awake.filter.why': 'Mindestens sechs Stunden am Tag. Deine Stunden stehen in',
  'awake.filter.link': 'Deine Zeit',
  'awake.none': 'An keinem offenen Tisch sind Leute wach, wenn du es bist.',
}
