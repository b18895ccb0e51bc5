import type { en } from './messages.en.ts'

/** What the house says of the game where it is chosen, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  measure: '2–4 Personen · 90 Minuten · anspruchsvoll',
  lead: 'Wähle dein Plättchen, wisse, was es an Zeit kostet, und setze den Preis so, dass jemand dein Auto will.',
  components:
    'Rekonstruiert, nicht aus der Schachtel übernommen: die meisten Aktions- und Startplättchen, die Mischung der Entwicklungen und die Länge der Rennstrecke.',
}
