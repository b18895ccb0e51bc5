import type { en } from './messages.en.ts'

/** What the house says of the game where it is chosen, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  measure: '3–5 Personen · 3 Stunden · sehr anspruchsvoll',
  lead: 'Lege eine Fabrik aus, folge den Wünschen des Publikums und verkaufe, bevor der Markt weiterzieht.',
  learn: 'In fünf Minuten lernen',
  first: 'Ein erstes Spiel, nur Autos',
  whole: 'Das ganze Spiel',
  components:
    'Meist nach einer Online-Fassung angegeben: 16 der 19 Materialtabellen, darunter Preise, Segmente, Formen der Teile und Karten.',
}
