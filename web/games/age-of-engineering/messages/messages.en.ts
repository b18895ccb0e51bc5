/** What the house says of the game where it is chosen, in English. */
export const en = {
  measure: '2–4 players · 90 minutes · heavy',
  lead: 'More engineers, investors with wishes of their own, and a racing team that has to be fed.',
  learn: 'Learn what is new',
  components:
    'Reconstructed, not copied from the box: eight of the eleven action tiles, the length of the circuit and how often each instant benefit exists.',
}
