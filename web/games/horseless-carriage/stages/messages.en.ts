/** What the first hour of Horseless Carriage says in English. */
export const en = {
  'horseless-carriage-stage-1.title': 'Sell two cars',
  'horseless-carriage-stage-1.goal.brake': 'Your car has no brake, and nobody buys it. Put one in the green place.',
  'horseless-carriage-stage-1.goal.open': 'Now it brakes. Open your works.',
  'horseless-carriage-stage-1.goal.sell': 'Both buyers want your car. Sell it to them.',
  'horseless-carriage-stage-1.goal.between': 'Sold.',
  'horseless-carriage-stage-2.title': 'Build your own works',
  'horseless-carriage-stage-2.goal.mainline': 'An empty floor. A mainline makes the cars: where does it go?',
  'horseless-carriage-stage-2.goal.dealership':
    'Cars need a dealership. It must touch the mainline and the loading bay.',
  'horseless-carriage-stage-2.goal.brake': 'Two buyers want safety 1. A brake at side B of the mainline gives it.',
  'horseless-carriage-stage-2.goal.open': 'Your car is ready. Open your works.',
  'horseless-carriage-stage-2.goal.sell': 'Two buyers want your car. Sell it to them.',
  'horseless-carriage-stage-2.goal.between': 'A year passes …',
  'horseless-carriage-stage-2.goal.engine': 'A year later, buyers want range 1. An engine at side B gives it.',
  'horseless-carriage-stage-2.goal.shutOut': 'No engine fits any more. Sell to those who need none. First, new floor:',
  'horseless-carriage-stage-2.goal.expansion': 'Each year adds floor. Where do you want room?',
  'horseless-carriage-stage-2.goal.openAgain': 'Your car goes further now. Open your works.',
  'horseless-carriage-stage-2.goal.sellAgain': 'They came for your engine. Sell to them.',

  'floor.label': 'Your factory',
  'floor.bay': 'loading bay',
  'floor.proposal': '{name}, column {column}, row {row}: put it here',
  'floor.proposalMoves': '{name}, column {column}, row {row}: put it here, or move it with the arrow keys',

  'market.label': 'Market',
  'market.reach': 'you reach this',
  'market.sold': 'Sold',
  'market.anybody':
    '{count, plural, one {One buyer wants} =2 {Two buyers want} other {# buyers want}} any car and {count, plural, one {pays} other {pay}} ${price}{count, plural, one {} other { each}}.',
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

  'room.fits': 'Next year’s engine, 4 × 4, fits.',
  'room.none': 'Next year’s engine will not fit. Put this part elsewhere.',

  'veil.buyers': 'More buyers: later',
  'veil.floor': 'More floor: next',

  'outcome.rival': '{name} sells {sold, plural, one {a car} other {# cars}}: ${earned}.',
  'outcome.mine': 'You sold {sold, plural, one {a car} other {# cars}}: ${earned}.',
  'outcome.year': 'A year later: new buyers. Every car needs {needs} now.',
  'outcome.nothing': 'You sold nothing: no buyer is within reach.',
} as const

export type StageMessage = keyof typeof en
