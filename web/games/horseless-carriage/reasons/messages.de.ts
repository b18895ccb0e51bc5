import type { en } from './messages.en.ts'

/** What a move is for, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  earnings: 'Dürfte in den nächsten Jahren etwa {points} einbringen.',
  rivals: 'Holt etwa {points} auf den stärksten Gegner heraus.',
  technology: 'Bringt deine Technik {points, plural, one {# Schritt} other {# Schritte}} voran.',
  capacity: 'Hebt deine Montagekapazität.',
}
