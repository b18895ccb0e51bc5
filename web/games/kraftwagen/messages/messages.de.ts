import type { en } from './messages.en.ts'

/** What the house says of the game where it is chosen, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  measure: '2–4 Personen · 90 Minuten',
  note: 'Hier geht es los.',
  components:
    'Rekonstruiert, nicht aus der Schachtel übernommen: die meisten Aktions- und Startplättchen, die Mischung der Entwicklungen und die Länge der Rennstrecke.',
}
