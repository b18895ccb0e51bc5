import type { FinaleMessage } from './messages.en.ts'

export const de: Readonly<Record<FinaleMessage, string>> = {
  'finale.counting': 'Gezählt wird: {source}',
  'finale.last': 'zählt als letzter Platz: Ein Bot hat gespielt',
  'finale.curve': 'Wie die Punkte wuchsen',
  'finale.superlatives': 'Wovon man erzählen wird',
  'finale.poster': 'Plakat: {name} gewinnt mit {points} Punkten. {built}',
  'finale.share': 'Plakat teilen',
  'finale.saved': 'Das Plakat ist als Bild gespeichert',
  'finale.failed': 'Es konnte kein Bild gemacht werden',
  'poster.wins': 'Erster Platz',
  'poster.points': '{points, plural, one {# Punkt} other {# Punkte}}',
}
