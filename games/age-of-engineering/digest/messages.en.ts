/** The digest of a player’s own company after an absence. */
export const en = {
  'digest.payday': 'The round is over: you earned {earned}.',
  'digest.lost': 'Your car at {price} no longer has a buyer.',
  'digest.lost.to': 'Your car at {price} no longer has a buyer: {name}’s car at {theirs} is preferred.',
  'digest.race': 'You’d now earn {after} from the race instead of {before}.',
  'digest.unsold': 'Your car at {price} went unsold.',
  'digest.brings': 'Your car at {price} would now earn {paid} instead of {before}.',
}

export type DigestMessage = keyof typeof en
