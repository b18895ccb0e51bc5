/** The digest of a player’s own company after an absence. */
export const en = {
  'digest.payday': 'The round is over: you earned {earned}.',
  'digest.lost': 'Your car at {price} no longer has a buyer.',
  'digest.lost.tie': 'Your car at {price} no longer has a buyer: {name}’s equal car costs only {theirs}.',
  'digest.lost.body': 'Your car at {price} no longer has a buyer: {name} offers a better body at {theirs}.',
  'digest.lost.engine': 'Your car at {price} no longer has a buyer: {name} offers a better engine at {theirs}.',
  'digest.lost.prestige': 'Your car at {price} no longer has a buyer: {name} offers more workers at {theirs}.',
  'digest.lost.price': 'Your car at {price} no longer has a buyer: {name} asks only {theirs}.',
  'digest.found': 'Your car at {price} now has a buyer: the {buyer} would pay {paid}.',
  'digest.race': 'You’d now earn {after} from the race instead of {before}.',
  'digest.unsold': 'Your car at {price} went unsold.',
  'digest.brings': 'Your car at {price} would now earn {paid} instead of {before}.',
}

export type DigestMessage = keyof typeof en
