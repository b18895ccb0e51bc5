import type { en } from './messages.en.ts'

/** German messages about the game on the pages where it is chosen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  measure: '2–4 Personen · 90 Minuten',
  note: 'Hier geht es los.',
  components:
    'Rekonstruiert, nicht aus der Schachtel übernommen: die meisten Aktions- und Startplättchen, die Mischung der Entwicklungen und die Länge der Rennstrecke.',
}
