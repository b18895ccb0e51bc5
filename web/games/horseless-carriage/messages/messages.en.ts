/** English messages about the game on the pages where it is chosen. */
export const en = {
  measure: '3–5 players · 3 hours · very heavy',
  lead: 'Lay out a factory, follow public taste, and sell before the market moves on.',
  learn: 'Learn it in five minutes',
  whole: 'Full game',
  components:
    'Mostly reported by an online version: 16 of the 19 component lists, including prices, segments, tile shapes and cards.',
}
