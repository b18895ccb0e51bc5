/** What a player who was away is told of their own company. */
export const en = {
  'digest.payday': 'The round is over: it brought you {earned}.',
  'digest.lost': 'Your car at {price} now sells to nobody.',
  'digest.lost.tie': 'Your car at {price} now sells to nobody: {name} offers one as good for {theirs}.',
  'digest.lost.body': 'Your car at {price} now sells to nobody: {name} offers a better body at {theirs}.',
  'digest.lost.engine': 'Your car at {price} now sells to nobody: {name} offers a better engine at {theirs}.',
  'digest.lost.prestige': 'Your car at {price} now sells to nobody: {name} offers more workers at {theirs}.',
  'digest.lost.price': 'Your car at {price} now sells to nobody: {name} asks only {theirs}.',
  'digest.found': 'Your car at {price} now sells: the {buyer} would pay {paid}.',
  'digest.race': 'Your place in the race would now pay {after} instead of {before}.',
  'digest.unsold': 'Your car at {price} stayed unsold.',
  'digest.brings': 'Your car at {price} would now bring {paid} instead of {before}.',
}

export type DigestMessage = keyof typeof en
