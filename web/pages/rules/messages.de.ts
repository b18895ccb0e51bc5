import type { RulesMessage } from './messages.en.ts'

export const de: Readonly<Record<RulesMessage, string>> = {
  'list.title': 'Regeln',
  'list.lead':
    'Worum es in jedem Spiel geht, in zwei Minuten; wie es im Einzelnen gespielt wird; und eine Karte für den Platz neben dem Brett.',
  'list.read': 'Regeln lesen',
  'list.learn': 'Spielend lernen',
  'page.all': 'Regeln aller Spiele',
  'page.contents': 'Inhalt',
  'page.overview': 'In zwei Minuten',
  'page.card': 'Übersichtskarte',
  'page.chapters': 'Alle Regeln, in der Reihenfolge des Spiels',
  'page.chapter': '{name} ({count, plural, one {# Regel} other {# Regeln}})',
  'page.glossary': 'Glossar',
  'page.open': 'Was nicht gewiss ist, und wie wir entscheiden',
  'page.print': 'Drucken',
  'page.restsOn': 'Regeln: ',
  'page.picture': 'Ein Teil des Spielbretts aus einer laufenden Partie',
  'example.name': 'Beispiel',
  'example.some': '{count, plural, one {Ein Beispiel zum Spielen} other {# Beispiele zum Spielen}}',
  'example.again': 'Von vorn',
  'example.rules': 'Zurück zu den Regeln',
  'page.found':
    '{count, plural, =0 {Keine Regel enthält alle diese Wörter.} one {# Regel gefunden} other {# Regeln gefunden}}',
}
