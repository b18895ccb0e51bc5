import type { TableKey } from './key-messages.en.ts'

export const de: Readonly<Record<TableKey, string>> = {
  '1–9': 'Zu einer Möglichkeit gehen und sehen, was sie bewirkt',
  Enter: 'Die ausgewählte Möglichkeit spielen',
  U: 'Einen Schritt zurück, im Entwurf, solange es einen gibt',
  'Shift U': 'Den Zug neu beginnen',
  E: 'Den Zug beenden',
  Space: 'Vorspulen, während die anderen ziehen, oder einen Zug anhalten, der von selbst endet',
  C: 'Zu den Möglichkeiten; Pfeiltasten gehen sie durch',
  H: 'Einen Hinweis holen, wo der Tisch es erlaubt',
  O: 'Züge',
  L: 'Verlauf',
  R: 'Regeln dazu; mit einem Teil in der Hand: drehen (wie ein Rechtsklick)',
  M: 'Meine Notizen an diesem Tisch',
  T: 'Textansicht ein oder aus',
  V: 'Noch einmal zeigen, was seit meinem letzten Zug geschah',
  N: 'Zur nächsten Partie, die auf mich wartet',
  Esc: 'Eine Möglichkeit weglegen, Offenes schließen',
  '?': 'Diese Liste',
}
