import type { ExampleText } from '@carriage/kernel'

export const roundTexts = {
  'choosing-in-reverse-order': {
    title: 'The rearmost takes the last bonus',
    text: 'Klara and Otto, who stand before you, have chosen already. Take the bonus with body and race: the last one is for Emil. Round 1 is prepared, and Emil, whose marker is the rearmost, takes the first turn.',
  },
  'bonus-body-and-race': {
    title: 'Start with a body and two steps',
    text: 'You choose first of all. Take the bonus with body and race: a body 2 is in your workshop and your race car is on space 2. Your levels stay at 1.',
  },
  'bonus-level-and-worker': {
    title: 'Start with a body level and a worker',
    text: 'Take the bonus with body level and worker: your body level is 2, five workers are in your canteen and seven in your supply.',
  },
  'bonus-level-and-race-engine': {
    title: 'Start with an engine level and a race engine',
    text: 'Take the bonus with engine level and race engine: your engine level is 2, and so is the engine of your race car. Your workshops stay empty.',
  },
  'bonus-engine-and-token': {
    title: 'Start with an engine and a token',
    text: 'Take the bonus with engine and token, and put the engine 2 into a workshop; your race car would do as well. Now it is there, and the loose engineer token is yours. Your levels stay at 1, and no starting bonus wins an achievement.',
  },
  'tiles-go-to-the-front': {
    title: 'Tiles left behind go to the front',
    text: 'Hire and Research lie between you and Emil. Take the Body tile beyond him and end your turn: that tile goes to the front of the chain, and the two that nobody is behind any more follow it. Emil is on turn.',
  },
  'fourth-and-fifth-buyer': {
    title: 'The fourth buyer and the fifth',
    text: 'Three buyers are in the row, and you have two turns in a row. Attract a price buyer first: the row is full, the marker still on 1. Attract again in the second turn: nobody comes, and the marker moves to 2.',
  },
  'marker-at-the-end': {
    title: 'The marker at the end',
    text: 'The market marker is on 3. Take the tile with three actions and attract first: the marker reaches 4, but body and engine are still to be built, and you may place a car. When you end the turn, the scoring begins.',
  },
  'market-marker-of-two': {
    title: 'The market marker of two',
    text: 'With two companies three buyers fill the row, and the marker begins on 2. You have two turns in a row and attract in both: the marker moves to 3 and to 4, and the round ends with your second turn.',
  },
  'white-markers-carry-over': {
    title: 'White markers stay and grow',
    text: 'Four points lie at body and one at luxury, since nobody has taken them. End the turn: round 3 adds new markers, and body has 6, luxury 2, engine and price 1 each.',
  },
  'tiles-that-nobody-recruited': {
    title: 'An engineer whom nobody took',
    text: 'One engineer is still face up and four are in the stack. End the turn: he stays, two more are turned up for round 2, and two are left in the stack.',
  },
  'many-laps': {
    title: 'Many laps',
    text: 'You have seven laps, Emil four, Klara three. End the turn: 7 for the place and 9 for the laps, 4 and 6, 2 and 5. From the fourth lap on each one brings a single point more.',
  },
  'buyers-without-cars': {
    title: 'Buyers without cars',
    text: 'Both sale tiles have taken your car off the market, but two buyers and Durant still wait. End the turn: nobody gains anything, the buyers go back to their stacks, and Durant leaves the game.',
  },
  'buick-of-two': {
    title: 'Buick with two companies',
    text: 'The row of two companies holds three buyers, and all three want cars of Emil. End the turn and add a price buyer: he is the fourth and pays twice 2 for yours.',
  },
  'brayton-twice': {
    title: 'Brayton sells twice',
    text: 'You have Brayton, and your car at 3 carries a production token. End the turn: both price buyers pay three times 3. The car is gone then, and Durant finds none.',
  },
  'winning-together': {
    title: 'Winning together',
    text: 'You and Otto have 71 points and two engineers each, Klara has 65 and three. End the turn: engineers count only among the first, so you and Otto win together.',
  },
  'hidden-points': {
    title: 'Hidden totals',
    text: 'This table keeps totals hidden; you have 10 points. End the turn: you sell for 8, which everybody reads in the log, but only you see that you now have 18.',
  },
} satisfies Readonly<Record<string, ExampleText>>
