import type { NewTableMessage } from './new-messages.en.ts'

export const de: Readonly<Record<NewTableMessage, string>> = {
  noneOpen: 'Gerade sucht niemand Mitspielende. Decke einen Tisch: andere sehen ihn dann.',
  pace: 'Tempo',
  'pace.fast': 'Live, schnell',
  'pace.live': 'Live',
  'pace.evening': 'Live, für einen Abend',
  'pace.day': 'Ein Tag je Entscheidung',
  'pace.threeDays': 'Drei Tage je Entscheidung',
  'pace.bank': 'Fünf Tage auf Vorrat',
  'pace.own': 'Eigene Zahlen',
  'own.kind': 'Uhr',
  'own.kind.live': 'Live, mit Vorrat',
  'own.kind.days': 'Tage je Entscheidung',
  'own.kind.bank': 'Tage auf Vorrat',
  'own.live.first': 'Minuten auf Vorrat',
  'own.live.second': 'Sekunden dazu je Entscheidung',
  'own.days.first': 'Tage',
  'own.bank.first': 'Tage auf Vorrat',
  'own.bank.second': 'Stunden dazu je Zug',
  'own.bounds': '{min} bis {max}',
  'pace.week': 'Eine Woche je Entscheidung',
  'pace.none': 'Ohne Uhr',
  'pace.why.live': 'Je {minutes} Minuten, und {seconds} Sekunden dazu für jede Entscheidung.',
  'pace.why.slow': 'Schlaf und Ferien zählen nicht.',
  'pace.why.bank':
    'Je {days, plural, one {ein Tag} other {# Tage}} für die ganze Partie, und {hours} Stunden dazu, sooft du entschieden hast, bis zum anfänglichen Vorrat. Schlaf und Ferien zählen nicht.',
  'pace.why.none': 'Für Leute, die sich kennen.',
  visibility: 'Wer kommen darf',
  'visibility.link': 'Wer den Link hat',
  'visibility.open': 'Alle',
  hints: 'Hinweise',
  rated: 'Gewertet',
  'rated.why':
    'Das Ergebnis ändert Wertungen. Offene Tische mit Uhr, dauerhafte Konten; ohne Bots, Hinweise und eigenes Material, und alle behalten ihren Platz. Wer mehr als ein Zehntel seiner Züge einem Bot überlässt, ist Letzter.',
  'hints.why': 'Alle dürfen fragen, was ein Bot an ihrer Stelle täte.',
  learning: 'Zum Lernen',
  'learning.why':
    'Nie gewertet, mit Hinweisen, und alle dürfen Bots dazuholen. Offen und live ist er das Ziel aller, die eine Lektion beendet haben.',
  limit:
    'Du hast {most, plural, one {# Tisch, der} other {# Tische, die}} auf Spieler {most, plural, one {wartet} other {warten}}; mehr darf dein Konto nicht haben. Lass einen beginnen oder verlasse einen, dann öffne einen neuen.',
}
