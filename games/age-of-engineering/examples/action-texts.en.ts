import type { ExampleText } from '@carriage/kernel'

export const actionTexts = {
  'research-before-body': {
    title: 'Research first, then build',
    text: 'Your levels are 2. Take the tile with Body and Research and research the body first: the body that you build then has value 3 and wins its achievement.',
  },
  'body-before-research': {
    title: 'Build first, then research',
    text: 'Your levels are 2. Take the tile with Body and Research and build first: the body has value 2, the level rises to 3 afterwards, and no achievement is won.',
  },
  'parts-never-run-out': {
    title: 'Parts never run out',
    text: 'More bodies 4 are in play than the box holds. Build a body: you get one more 4, for parts are not limited.',
  },
  'full-workshops-and-race-engine': {
    title: 'Full workshops and a race engine',
    text: 'All workshops are full, your engine level is 4, your race engine 3. Build the engine into the race car: nothing has to be returned from a workshop, and no achievement is won.',
  },
  'research-at-the-top': {
    title: 'Research at the top',
    text: 'Both of your levels are 7. Take the Research tile: nothing changes, your engineer token stays, and the placing of a car follows.',
  },
  'king-and-riker': {
    title: 'King and Riker together',
    text: 'Three workers and the salesperson wait in your supply, and King hires two at a time. Choose the salesperson: a worker comes too, and two stay behind.',
  },
  'last-worker-and-salesperson': {
    title: 'The last worker before the salesperson',
    text: 'One worker and the salesperson are in your supply. Hire the worker: the achievement for all workers is yours, for the salesperson does not count.',
  },
  'recruit-with-nothing-to-take': {
    title: 'Recruit with nothing to take',
    text: 'No tile is face up and your supply is empty. Recruit: only the race car is left to choose, and it moves three spaces.',
  },
  'riker-without-workers': {
    title: 'King finds no worker',
    text: 'Only the salesperson is left in your supply. Hire: she comes, and nobody with her, although King hires two.',
  },
  'token-at-six': {
    title: 'A token at level 6',
    text: 'Both of your levels are 6. Spend the engineer token: both rise to 7. With one of them at 7 already the token could not be spent.',
  },
  'chevrolet-and-five-spaces': {
    title: 'Chevrolet and the five spaces',
    text: 'You have Chevrolet and a racing team and are on 2. Take the instant benefit with five spaces: Chevrolet adds one, the team does not count, and you stop on 8.',
  },
  'chevrolet-and-recruit': {
    title: 'Chevrolet does not help in Recruit',
    text: 'You have Chevrolet and a racing team and are on 2. Let Recruit move your race car: three spaces, no more, to 5.',
  },
  'past-neutral-cars': {
    title: 'Past the neutral cars',
    text: 'With two companies neutral cars are on 3 and 6. Race five steps out of the pit lane: both are jumped, and you stop on 7.',
  },
  'kettering-and-the-salesperson': {
    title: 'Three workers for the salesperson',
    text: 'Three workers stand by your car, the salesperson is in your canteen. Exchange the crew for her alone: luxury stays 3, and three workers are free again.',
  },
  'sale-without-a-car': {
    title: 'A sale without a car',
    text: 'You have no car on the market and may still take the tile that sells one for 7: it brings nothing and leaves the game.',
  },
  'swap-without-buyers': {
    title: 'A swap without buyers',
    text: 'No buyer is in the row. Take the buyer swap: nothing happens, and the tile leaves the game.',
  },
  'swap-and-packard': {
    title: 'A swap takes a Packard marker along',
    text: 'A marker +4 is beside the luxury buyer. Take the buyer swap and exchange him for a second engine buyer: two of a kind win the achievement, 3 points, and the marker is gone.',
  },
  'whole-racing-team': {
    title: 'Six workers for the racing team',
    text: 'Nobody is in your team. Send six workers at once: one or two would be worth one step, three to five two, all six are worth three. With engine 1 you go to space 4.',
  },
  'last-space-is-no-lap': {
    title: 'The last space is no lap',
    text: 'You are on 11 with engine 1 and have two turns in a row. Race: you stop on 12, without a lap. Race again: you cross the line to 1, and that is a lap with its achievement.',
  },
  'second-car-after-a-sale': {
    title: 'One car after the other',
    text: 'Your car is on the market. Sell it at once for 5 and place another one: two cars at the same time would win the achievement, one after the other do not.',
  },
  'two-cars-at-once': {
    title: 'Two own cars on the market',
    text: 'Your car is on the market. Place a second one beside it: the market achievement brings 3 points.',
  },
  'one-marker-on-a-car': {
    title: 'One marker on a car',
    text: 'Winton and Christie offer you four markers. Place a car and put Engine +1 on it: it takes one marker only, and the other three stay with you.',
  },
  'one-marker-a-step': {
    title: 'One marker in each step',
    text: 'You have Kettering, Winton and Packard. Exchange a price before your tile, race, and put Packard +2 beside a buyer: each step of the turn has had its marker. Place a car: no marker of Winton is offered for it.',
  },
  'salesperson-alone': {
    title: 'The salesperson alone by a car',
    text: 'No worker is in your canteen, only the salesperson. Place a car at 9: she is crew enough, for luxury 3. End the turn: the luxury buyer prefers it to the two workers of Otto, and she goes to your supply.',
  },
} satisfies Readonly<Record<string, ExampleText>>
