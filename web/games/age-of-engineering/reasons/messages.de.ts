import type { en } from './messages.en.ts'

/** What a move is for, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  points: 'Bringt sofort etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  sales: 'Verkauft mehr Autos: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  parts: 'Legt Teile für ein Auto bereit, das etwa {points, plural, one {# Punkt} other {# Punkte}} mehr bringt.',
  research: 'Hebt, was du bauen kannst: später etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  race: 'Hilft im Grand Prix: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  achievements: 'Kommt einer Auszeichnung näher: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  engineers: 'Lässt einen Ingenieur für dich arbeiten: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  investors: 'Holt einen Investor, der kaufen wird: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  workers: 'Hat mehr Arbeiter bei der Hand: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  tempo: 'Bringt dich früher wieder an den Zug: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  rivals: 'Kostet den stärksten Gegner etwa {points, plural, one {# Punkt} other {# Punkte}}.',
}
