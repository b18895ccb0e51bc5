/** English messages about the game on the pages where it is chosen. */
export const en = {
  measure: '2–4 players · 90 minutes',
  note: 'Start here.',
  components:
    'Reconstructed, not copied from the box: most action and start tiles, the mix of developments, and the length of the circuit.',
}
