/** What the first hour of Age of Engineering says in English. */
export const en = {
  'age-of-engineering-stage-1.title': 'Sell one car twice',
  'age-of-engineering-stage-1.goal.price': 'What do you ask for your car? Its token lets it sell twice.',
  'age-of-engineering-stage-1.goal.tile': 'Sell it.',

  'buyer.body': 'The lady',
  'buyer.body.wants': 'finest body',
  'buyer.engine': 'The racer',
  'buyer.engine.wants': 'strongest engine, then cheapest',
  'buyer.luxury': 'The banker',
  'buyer.luxury.wants': 'most workers',
  'buyer.price': 'The saver',
  'buyer.price.wants': 'cheapest car',
  'investor.kind': 'an investor',
  'investor.ford.wants': 'cheapest with engine 3 or more',

  'car.mine': 'yours',
  'car.label': '{name}: body {body}, engine {engine}, price {price}',
  'car.sold': 'Sold',
  'car.twice': 'sells twice',
  'car.tooDear': 'too dear',

  'price.label': 'Price {price}: {words}, {paid}',
  'price.times': '{count, plural, one {sold once} =2 {sold twice} other {sold # times}}',
  'price.only': '{buyer} only',
  'price.nobody': 'nobody',
  'prices.label': 'Your price',
  'market.label': 'Market',
  'market.rule': 'Same engine: the cheaper car sells first.',
  'cars.label': 'Cars for sale',
  'buyers.label': 'Buyers, in order',

  'act.price': 'Sell at {price}',
  'act.tile': 'Take it',

  'hero.engine': 'Your car: engine {engine}',
  'hero.token': 'The token keeps it for a second buyer.',
  'veil.road': 'The road of tiles opens next',
  'veil.more': 'Race, engineers, investors: later',

  'takings.me': 'You',
  'outcome.sale': '{buyer} pays {name} {paid}.',
  'outcome.mine': 'You sold your car {count, plural, one {once} =2 {twice} other {# times}}: {paid}.',
  'outcome.better': 'At {price}, it would have brought {paid}.',
  'outcome.best': 'Nothing would have brought more.',
  'outcome.unsold': 'Nobody bought your car. At {price}, it would have brought {paid}.',
} as const

export type StageMessage = keyof typeof en
