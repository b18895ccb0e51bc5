import type { MatchingMessage } from './matching-messages.en.ts'

export const de: Readonly<Record<MatchingMessage, string>> = {
  minutes: '{count, plural, one {# Minute} other {# Minuten}}',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  length: 'dauert etwa {median}',
  'length.unknown': 'Dauer unbekannt',
  'length.why': 'Dauert etwa {median}; die Hälfte von {games} Partien lag zwischen {low} und {high}.',
  'length.unknown.why': 'Dauer noch unbekannt: zu wenige beendete Partien.',
  awake: 'alle wach {hours} (deine Zeit)',
  'awake.why': 'Hier sind alle gleichzeitig wach: {hours} (deine Zeit).',
  'awake.never': 'nie alle zugleich wach',
  'awake.never.why': 'Hier sind nie alle gleichzeitig wach.',
  'awake.filter': 'Nur Leute, die zu meinen Zeiten wach sind',
  'awake.filter.why': 'Mindestens sechs Stunden am Tag. Deine Zeiten findest du unter',
  'awake.filter.link': 'Zeiten',
  'awake.none': 'An keinem offenen Tisch passen die Zeiten zu deinen.',
}
