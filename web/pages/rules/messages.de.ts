import type { RulesMessage } from './messages.en.ts'

export const de: Readonly<Record<RulesMessage, string>> = {
  'list.title': 'Regeln',
  'list.lead': 'Jedes Spiel in zwei Minuten, dann ausführlich, dazu eine Karte zum Danebenlegen.',
  'list.read': 'Regeln lesen',
  'list.learn': 'Spielend lernen',
  'page.all': 'Regeln aller Spiele',
  'page.contents': 'Inhalt',
  'page.overview': 'In zwei Minuten',
  'page.card': 'Übersichtskarte',
  'page.chapters': 'Alle Regeln in Spielreihenfolge',
  'page.chapter': '{name} ({count, plural, one {# Regel} other {# Regeln}})',
  'page.glossary': 'Glossar',
  'page.open': 'Was nicht sicher ist und wie wir es spielen',
  'page.print': 'Drucken',
  'page.restsOn': 'Regeln: ',
  'page.picture': 'Ausschnitt des Spielplans aus einer laufenden Partie',
  'example.name': 'Beispiel',
  'example.some': '{count, plural, one {Ein Beispiel zum Spielen} other {# Beispiele zum Spielen}}',
  'example.again': 'Von vorn',
  'example.rules': 'Zurück zu den Regeln',
  'page.found':
    '{count, plural, =0 {Keine Regel enthält alle diese Wörter.} one {# Regel gefunden} other {# Regeln gefunden}}',
}
