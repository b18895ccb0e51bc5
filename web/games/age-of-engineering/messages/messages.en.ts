/** English messages about the game on the pages where it is chosen. */
export const en = {
  measure: '2–4 players · 90 minutes',
  note: 'For those who know Kraftwagen.',
  components:
    'Reconstructed, not copied from the box: eight of the eleven action tiles, the length of the circuit, and the number of copies of each instant benefit.',
}
