import type { NewTableMessage } from './new-messages.en.ts'

export const de: Readonly<Record<NewTableMessage, string>> = {
  noneOpen: 'Gerade ist kein Tisch offen. Eröffne einen, dann sehen ihn die anderen.',
  pace: 'Bedenkzeit',
  'pace.fast': 'Live, schnell',
  'pace.live': 'Live',
  'pace.evening': 'Live, für einen Abend',
  'pace.day': 'Ein Tag je Entscheidung',
  'pace.threeDays': 'Drei Tage je Entscheidung',
  'pace.bank': 'Fünf Tage Zeitkonto',
  'pace.own': 'Selbst einstellen',
  'own.kind': 'Uhr',
  'own.kind.live': 'Live, mit Zeitkonto',
  'own.kind.days': 'Tage je Entscheidung',
  'own.kind.bank': 'Zeitkonto in Tagen',
  'own.live.first': 'Minuten Zeitkonto',
  'own.live.second': 'Sekunden extra je Entscheidung',
  'own.days.first': 'Tage',
  'own.bank.first': 'Tage Zeitkonto',
  'own.bank.second': 'Stunden extra je Zug',
  'own.bounds': '{min} bis {max}',
  'pace.week': 'Eine Woche je Entscheidung',
  'pace.none': 'Ohne Uhr',
  'pace.why.live': '{minutes} Minuten je Person und {seconds} Sekunden extra je Entscheidung.',
  'pace.why.slow': 'Schlaf und Urlaub zählen nicht.',
  'pace.why.bank':
    '{days, plural, one {Ein Tag} other {# Tage}} für die ganze Partie, nach jeder Entscheidung {hours} Stunden dazu, höchstens bis zum Anfangswert. Schlaf und Urlaub zählen nicht.',
  'pace.why.none': 'Für Leute, die sich kennen.',
  visibility: 'Wer mitspielen darf',
  'visibility.link': 'Nur mit Link',
  'visibility.open': 'Alle',
  hints: 'Tipps',
  rated: 'Gewertet',
  'rated.why':
    'Zählt für die Wertungszahl. Offene Tische mit Uhr, nur feste Konten; ohne Bots, Tipps und eigenes Material, ohne Platztausch. Wer mehr als ein Zehntel seiner Züge einem Bot überlässt, wird Letzter.',
  'hints.why': 'Alle dürfen fragen, was ein Bot an ihrer Stelle tun würde.',
  learning: 'Zum Lernen',
  'learning.why':
    'Ohne Wertung, mit Tipps, und alle dürfen Bots dazuholen. Offene Live-Tische finden alle, die gerade die Lektion beendet haben.',
  limit:
    'Du hast {most, plural, one {# Tisch, der} other {# Tische, die}} noch auf Leute {most, plural, one {wartet} other {warten}}; mehr geht nicht. Starte oder verlass einen, dann eröffne einen neuen.',
}
