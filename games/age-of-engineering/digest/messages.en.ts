/** What a player who was away is told of their own company. */
export const en = {
  'digest.payday': 'The round is over: it brought you {earned}.',
  'digest.lost': 'Your car at {price} now sells to nobody.',
  'digest.lost.to': 'Your car at {price} now sells to nobody: {name} offers one at {theirs} that is preferred.',
  'digest.race': 'Your place in the race would now bring {after} instead of {before}.',
  'digest.unsold': 'Your car at {price} stayed unsold.',
  'digest.brings': 'Your car at {price} would now bring {paid} instead of {before}.',
}

export type DigestMessage = keyof typeof en
