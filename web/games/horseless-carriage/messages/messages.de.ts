import type { en } from './messages.en.ts'

/** German messages about the game on the pages where it is chosen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  measure: '3–5 Personen · 3 Stunden · für Experten',
  lead: 'Richte eine Fabrik ein, triff den Geschmack der Leute und verkauf, bevor der Markt sich dreht.',
  learn: 'In fünf Minuten lernen',
  whole: 'Ganze Partie',
  components:
    'Meist nach einer Online-Fassung angegeben: 16 der 19 Materialtabellen, darunter Preise, Segmente, Formen der Teile und Karten.',
}
