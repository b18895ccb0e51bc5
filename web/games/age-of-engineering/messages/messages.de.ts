import type { en } from './messages.en.ts'

/** German messages about the game on the pages where it is chosen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  measure: '2–4 Personen · 90 Minuten',
  note: 'Für alle, die Kraftwagen kennen.',
  components:
    'Rekonstruiert, nicht aus der Schachtel übernommen: acht der elf Aktionsplättchen, die Länge der Rennstrecke und die Anzahl der einzelnen Sofortboni.',
}
