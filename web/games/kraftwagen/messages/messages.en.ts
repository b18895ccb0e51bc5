/** English messages about the game on the pages where it is chosen. */
export const en = {
  measure: '2–4 players · 90 minutes · heavy',
  lead: 'Choose your tile, mind what it costs in time, and price your car so that someone buys it.',
  components:
    'Reconstructed, not copied from the box: most action and start tiles, the mix of developments, and the length of the circuit.',
}
