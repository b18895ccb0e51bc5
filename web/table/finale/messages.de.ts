import type { FinaleMessage } from './messages.en.ts'

export const de: Readonly<Record<FinaleMessage, string>> = {
  'finale.counting': 'Jetzt zählt: {source}',
  'finale.last': 'zählt als letzter Platz: Ein Bot hat gespielt',
  'finale.curve': 'Punkte im Verlauf',
  'finale.superlatives': 'Rekorde dieser Partie',
  'finale.poster': 'Plakat: {name} gewinnt mit {points} Punkten. {built}',
  'finale.share': 'Plakat teilen',
  'finale.saved': 'Das Plakat ist als Bild gespeichert',
  'finale.failed': 'Das Bild ließ sich nicht erstellen',
  'poster.wins': 'Erster Platz',
  'poster.points': '{points, plural, one {# Punkt} other {# Punkte}}',
}
