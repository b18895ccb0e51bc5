import type { en } from './messages.en.ts'

/** German messages about the game on the pages where it is chosen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  measure: '3–5 Personen · 3 Stunden',
  note: 'Zu zweit? Ein Bot ist der Dritte.',
  components:
    'Meist nach einer Online-Fassung angegeben: 16 der 19 Materialtabellen, darunter Preise, Segmente, Formen der Teile und Karten.',
}
