import type { NewTableMessage } from './new-messages.en.ts'

export const de: Readonly<Record<NewTableMessage, string>> = {
  pace: 'Tempo',
  'pace.live': 'Live',
  'pace.live.why': 'Je 15 Minuten, und 8 Sekunden dazu für jede Entscheidung.',
  'pace.slow': 'Ein Zug am Tag',
  'pace.slow.why': 'Drei Tage für jede Entscheidung; Schlaf und Ferien zählen nicht.',
  'pace.none': 'Ohne Uhr',
  'pace.none.why': 'Für Leute, die sich kennen.',
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
