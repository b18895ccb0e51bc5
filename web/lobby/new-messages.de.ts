import type { NewTableMessage } from './new-messages.en.ts'

export const de: Readonly<Record<NewTableMessage, string>> = {
  noneOpen: 'Gerade sucht niemand Mitspielende. Decke einen Tisch: andere sehen ihn dann.',
  pace: 'Tempo',
  'pace.fast': 'Live, schnell',
  'pace.live': 'Live',
  'pace.evening': 'Live, für einen Abend',
  'pace.day': 'Ein Tag je Entscheidung',
  'pace.threeDays': 'Drei Tage je Entscheidung',
  'pace.week': 'Eine Woche je Entscheidung',
  'pace.none': 'Ohne Uhr',
  'pace.why.live': 'Je {minutes} Minuten, und {seconds} Sekunden dazu für jede Entscheidung.',
  'pace.why.slow': 'Schlaf und Ferien zählen nicht.',
  'pace.why.none': 'Für Leute, die sich kennen.',
  visibility: 'Wer kommen darf',
  'visibility.link': 'Wer den Link hat',
  'visibility.open': 'Alle',
  hints: 'Hinweise',
  rated: 'Gewertet',
  'rated.why':
    'Das Ergebnis ändert Wertungen. Für dauerhafte Konten; ohne Bots, Hinweise und eigenes Material, und alle behalten ihren Platz.',
  'hints.why': 'Alle dürfen fragen, was ein Bot an ihrer Stelle täte.',
  learning: 'Zum Lernen',
  'learning.why':
    'Nie gewertet, mit Hinweisen, und alle dürfen Bots dazuholen. Offen und live ist er das Ziel aller, die eine Lektion beendet haben.',
}
