/** What the first hour of Horseless Carriage says in English. */
export const en = {
  'horseless-carriage-stage-1.title': 'Sell two cars',
  'horseless-carriage-stage-1.goal.brake': 'Your car has no brake, and nobody buys it. Put one in the green place.',
  'horseless-carriage-stage-1.goal.open': 'Now it brakes. Open your works.',
  'horseless-carriage-stage-1.goal.sell': 'Both buyers want your car. Sell it to them.',

  'floor.label': 'Your factory',
  'floor.bay': 'loading bay',
  'floor.proposal': '{name}, column {column}, row {row}: put it here',
  'floor.proposalMoves': '{name}, column {column}, row {row}: put it here, or move it with the arrow keys',

  'market.label': 'Market',
  'market.reach': 'you reach this',
  'market.sold': 'Sold',
  'market.buyers':
    '{count, plural, one {One buyer wants} =2 {Two buyers want} other {# buyers want}} {wants} and {count, plural, one {pays} other {pay}} ${price}{count, plural, one {} other { each}}.',

  'part.mainline': 'mainline',
  'part.dealership': 'dealership',
  'part.brake': 'brake',
  'part.engine': 'engine',
  'part.paint': 'paint',
  'part.expansion': 'new floor',

  money: '${amount}',
  'car.label': 'Your car',
  'car.me': 'You',
  'act.lay': 'Put the {part} here',
  'act.putBack': 'Put it back',
  'act.open': 'Open the works',
  'act.sell': 'Sell to them',

  'veil.buyers': 'More buyers: later',
  'veil.floor': 'More floor: next',

  'outcome.rival': '{name} sells {sold, plural, one {a car} other {# cars}}: ${earned}.',
  'outcome.mine': 'You sold {sold} of {buyers} cars: ${earned}.',
  'outcome.nothing': 'You sold nothing: no buyer is within reach.',
} as const

export type StageMessage = keyof typeof en
