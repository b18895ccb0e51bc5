import type { TableKey } from './key-messages.en.ts'

export const de: Readonly<Record<TableKey, string>> = {
  '1–9': 'Zu einer Möglichkeit gehen und sehen, was sie bewirkt',
  Enter: 'Die ausgewählte Möglichkeit spielen',
  U: 'Einen Schritt rückgängig (im Entwurf, solange einer offen ist)',
  'Shift U': 'Zug von vorn beginnen',
  E: 'Zug beenden',
  Space: 'Vorspulen, während andere ziehen, oder einen Zug anhalten, der automatisch endet',
  C: 'Zu den Möglichkeiten; mit Pfeiltasten blättern',
  H: 'Tipp holen, wo der Tisch es erlaubt',
  O: 'Auswahl',
  L: 'Verlauf',
  R: 'Passende Regeln; mit einem Teil in der Hand: drehen (wie ein Rechtsklick)',
  M: 'Meine Notizen an diesem Tisch',
  T: 'Textansicht ein oder aus',
  V: 'Noch einmal zeigen, was seit meinem letzten Zug passiert ist',
  N: 'Zur nächsten Partie, die auf mich wartet',
  Esc: 'Eine Möglichkeit weglegen, Offenes schließen',
  '?': 'Diese Liste',
}
