import type { en } from './messages.en.ts'

/** What a move is for, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  money: 'Bringt sofort etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  sales: 'Verkauft mehr Wagen: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  parts: 'Legt Teile für einen Wagen bereit, der etwa {points, plural, one {# Punkt} other {# Punkte}} mehr bringt.',
  research: 'Hebt, was du bauen kannst: später etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  race: 'Hilft im Grand Prix: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  awards: 'Kommt einer Auszeichnung näher: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  engineers: 'Nutzt einen Ingenieur: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  workers: 'Hat mehr Arbeiter bei der Hand: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  tempo: 'Bringt dich früher wieder an den Zug: etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  rivals: 'Kostet den stärksten Gegner etwa {points, plural, one {# Punkt} other {# Punkte}}.',
}
