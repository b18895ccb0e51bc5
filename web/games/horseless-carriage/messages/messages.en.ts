/** English messages about the game on the pages where it is chosen. */
export const en = {
  measure: '3–5 players · 3 hours',
  note: 'Two of you? A bot is the third.',
  components:
    'Mostly reported by an online version: 16 of the 19 component lists, including prices, segments, tile shapes and cards.',
}
