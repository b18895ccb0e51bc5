/** What the front page says below its first words. */
export const en = {
  games: 'The games',
  label: 'The racer takes your car for 6.',
  wanted: 'The racer wants the strongest engine.',
  yours: 'yours',
  sold: 'Sold +6',
  reason: 'Your engine is stronger: he pays 6.',
  again: 'Again',
}

export type HomeMessage = keyof typeof en
