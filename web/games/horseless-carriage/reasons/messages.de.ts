import type { en } from './messages.en.ts'

/** What a move is for, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  earnings: 'Dürfte in den nächsten Jahren etwa {points} einbringen.',
  rivals: 'Holt etwa {points} auf den stärksten Gegner heraus.',
  technology: 'Bringt deine Technik {points, plural, one {# Schritt} other {# Schritte}} voran.',
  capacity: 'Hebt deine Montagekapazität.',
  thisYear:
    '{open, plural, =0 {Dieses Jahr ist kein Autohaus offen} one {Dieses Jahr ist # Autohaus offen} other {Dieses Jahr sind # Autohäuser offen}}{income, plural, =0 {, und es gibt keinen Käufer dafür.} other {: Verkäufe bis {income}, wenn kein Gegner die Käufer nimmt.}}',
  nextYear:
    '{open, plural, =0 {Noch keines erfüllt die Mindestwerte von Jahr {year}.} one {# erfüllt schon die Mindestwerte von Jahr {year}.} other {# erfüllen schon die Mindestwerte von Jahr {year}.}}',
  room: 'Lässt Platz für {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} {minimum}, in Jahr {year} verlangt.',
  noRoom:
    'Lässt keinen Platz für {dimension, select, speed {Tempo} range {Reichweite} design {Design} reliability {Zuverlässigkeit} other {Sicherheit}} {minimum}, in Jahr {year} verlangt: ein Autohaus schließt dann.',
}
