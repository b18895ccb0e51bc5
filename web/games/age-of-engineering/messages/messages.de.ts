import type { en } from './messages.en.ts'

/** What the house says of the game where it is chosen, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  measure: '2–4 Personen · 90 Minuten',
  note: 'Für alle, die Kraftwagen kennen.',
  components:
    'Rekonstruiert, nicht aus der Schachtel übernommen: acht der elf Aktionsplättchen, die Länge der Rennstrecke und die Anzahl der einzelnen Sofortboni.',
}
