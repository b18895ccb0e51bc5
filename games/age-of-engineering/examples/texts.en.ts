import type { ExampleText } from '@carriage/kernel'
import { actionTexts } from './action-texts.en.ts'
import { roundTexts } from './round-texts.en.ts'

/** You are Purple; Emil, Klara and Otto are Yellow, Orange and Blue. */
export const en = {
  ...roundTexts,
  ...actionTexts,
  'two-turns-in-a-row': {
    title: 'Two turns in a row',
    text: 'Right before your marker lies the Grand Prix alone. Take it, race and end your turn: your marker is still the rearmost, so you are on turn again.',
  },
  'attracting-a-buyer': {
    title: 'A second buyer for the row',
    text: 'An engine buyer is in the row. Attract a body buyer: it goes below, and the two points beside its stack are yours.',
  },
  'full-row': {
    title: 'The row is full',
    text: 'Four buyers are in the row. Attract Buyer brings nobody in, but moves the market marker from 1 to 2.',
  },
  'overtaking-out-of-start': {
    title: 'Overtaking out of the pit lane',
    text: 'Your race car waits in the pit lane with an engine 2, Klara is on space 2. Race: that space is jumped without counting, and you stop on 3.',
  },
  'over-the-line': {
    title: 'Jumping over the line',
    text: 'You are on 11 and move three spaces, others are on 12, 1 and 4. Race: all three are jumped, the line is crossed, and you stop on 5 with a lap.',
  },
  'two-laps-in-one-move': {
    title: 'Two laps in one move',
    text: 'Engine 7, a full team and Chevrolet make eleven steps. You are on 12, and three cars are in the way. Race: the line is crossed twice, and both lap achievements are yours.',
  },
  'adding-to-the-team': {
    title: 'One more for the racing team',
    text: 'Two workers are in your team, which is worth one step. Send a third one and race: the team is worth two, and with engine 3 you go from 4 to 9.',
  },
  chevrolet: {
    title: 'Chevrolet adds a step',
    text: 'Engine 4, a team worth two and Chevrolet: race from 2 to 9.',
  },
  'body-six-first': {
    title: 'Two body achievements at once',
    text: 'Your body level is 6 and nobody has a body achievement. Build a body: it wins both, 3 and 7 points.',
  },
  'engine-seven-first': {
    title: 'Two engine achievements at once',
    text: 'Your engine level is 7. Build an engine into a workshop: it wins both engine achievements, 10 points.',
  },
  'engine-for-the-race': {
    title: 'No achievement in the race car',
    text: 'The same engine 7 put into the race car wins nothing; both achievements stay open.',
  },
  'full-workshops': {
    title: 'No workshop is free',
    text: 'All three workshops are full. Build a body 3 and return the engine 2: the body takes its place and wins the achievement for a body of 3.',
  },
  'weaker-race-engine': {
    title: 'A weaker engine for the race car',
    text: 'Your race engine is 3, your engine level 2. You may still build the new engine into the race car: its engine is then 2.',
  },
  'difference-of-levels': {
    title: 'Levels two apart',
    text: 'Your levels are 3 and 5. Research: the engine level may not rise, so the body level becomes 4.',
  },
  'token-raises-both': {
    title: 'A token raises both levels',
    text: 'Your levels are 3 and 5. Spend the engineer token: both rise, to 4 and 6.',
  },
  'king-and-the-last-worker': {
    title: 'King hires the last worker',
    text: 'King brings two workers, but only one is left in your supply. Hire: one comes, your supply is empty, and the achievement is yours.',
  },
  'riker-hires': {
    title: 'Riker hires the salesperson',
    text: 'The salesperson waits in your supply. Hire her instead of a worker: she is in your canteen and counts as three workers on a car.',
  },
  'placing-a-car': {
    title: 'Placing a car',
    text: 'Place body 4 and engine 4 with a worker and the salesperson at 8: the car has luxury 4, and the price 8 is gone from the chart.',
  },
  'kettering-body': {
    title: 'Kettering exchanges the body',
    text: 'Your car at 9 has a body 3, your workshop a body 5. Exchange them: the car has body 5 and keeps its marker.',
  },
  'kettering-engine': {
    title: 'Kettering exchanges the engine',
    text: 'Exchange the engine 4 of your car for the 6 in your workshop: with its marker the car now counts 7.',
  },
  'kettering-crew': {
    title: 'Kettering exchanges the crew',
    text: 'Two workers stand by your car, three are in your canteen. Make it five: luxury 5, and the canteen is empty.',
  },
  'kettering-price': {
    title: 'Kettering exchanges the price',
    text: 'Exchange the price 9 of your car for 5: the 9 is on the chart again.',
  },
  'swap-pays': {
    title: 'A swap pays white markers',
    text: 'Nobody has attracted a body buyer, so four points are there. Take the buyer swap and exchange the engine buyer for a body buyer: the four points are yours.',
  },
  'instant-sale': {
    title: 'Sold at once, for 5',
    text: 'Take the instant benefit that sells a car for 5: your car at 9 leaves the market for 5 points. Its workers go to your supply, and its price is gone.',
  },
  'instant-sale-with-token': {
    title: 'Sold at once, with a production token',
    text: 'Your car carries a production token. Sell it at once for 7: only the token goes, the car stays with its price, and Ford still waits for it.',
  },
  'sixth-car-and-token': {
    title: 'The sixth car and a token',
    text: 'Place the sixth car, and after that lay the production token of Durant on it: he is on the investor track. When you end your turn, the scoring begins.',
  },
  'whole-sale': {
    title: 'A whole sale',
    text: 'Four buyers and an investor. End the turn: luxury takes the cheaper of two equal cars, that of Klara. Engine buys yours for 8, which stays because of its token; body buys from Otto. The second engine buyer takes yours for 8 again, and Leland pays Emil 9.',
  },
  'sold-more-than-once': {
    title: 'Sold more than once',
    text: 'Two price buyers, and your car at 3 carries a production token. End the turn: each pays twice 3. Nothing is left for Durant.',
  },
  'marker-stays-with-the-model': {
    title: 'A marker stays with its model',
    text: 'Your engine 4 counts 5 with its marker. End the turn: both engine buyers take your car, since the marker stays as long as the car does. Ford buys from Klara.',
  },
  'salesperson-equal': {
    title: 'The salesperson counts three',
    text: 'Your salesperson alone and three workers of Otto are equal. End the turn: the cheaper car of Otto is bought for 8.',
  },
  'salesperson-and-worker': {
    title: 'The salesperson and a worker',
    text: 'With one worker beside the salesperson your luxury is 4 against 3. End the turn: you sell for 9.',
  },
  'packard-pays-the-seller': {
    title: 'Packard pays the seller',
    text: 'A marker +4 is beside the price buyer. End the turn: Klara gets twice 3 and 4 more, whoever laid the marker.',
  },
  'brayton-triple': {
    title: 'Brayton gets three times',
    text: 'With Brayton the price buyer pays you three times 3 and the 4 of the marker, 13.',
  },
  'mass-production': {
    title: 'Mass production',
    text: 'Your car with a token is bought by price for 12 and then by engine for 6; Klara sells to body for 11. End the turn: Studebaker finds no car.',
  },
  'two-tokens': {
    title: 'Two tokens on a car',
    text: 'Your car at 3 carries two tokens. End the turn: luxury, body and Durant pay 3 each. Ford would not have wanted it.',
  },
  'no-fitting-car': {
    title: 'An investor without a car',
    text: 'Ford wants an engine of 3 and finds none; Rice wants a body of 3 and buys yours once more. End the turn: 24 for you, 8 for Emil.',
  },
  'selden-and-laps': {
    title: 'Selden wants a lap',
    text: 'Klara has the cheaper car, but no lap in this round. End the turn: Selden buys yours, as the luxury buyer did.',
  },
  'dodge-and-achievements': {
    title: 'Dodge wants two achievements',
    text: 'The car of Klara costs 1, but she has one achievement only. End the turn: Dodge pays you 5.',
  },
  'olds-and-tokens': {
    title: 'Olds wants a token on an engineer',
    text: 'Emil has only the loose token, you one on King. End the turn: Olds buys your dearer car for 8.',
  },
  'raised-values': {
    title: 'Investors count markers',
    text: 'Engine 2 with +1 suits Ford, body 2 with +1 suits Rice, and the salesperson suits Leland. End the turn: Otto gets 5, you twice 6.',
  },
  'above-seven': {
    title: 'Values above 7',
    text: 'Your engine 7 with +2 counts 9, that of Klara 7. End the turn: you sell for 14.',
  },
  'buick-fifth-buyer': {
    title: 'Buick brings a fifth buyer',
    text: 'Four buyers would leave your poor car standing. End the turn and add a price buyer: two points at once, and twice 2 for your car.',
  },
  'buick-and-achievement': {
    title: 'Buick wins an achievement',
    text: 'One engine buyer is in the row. End the turn and add the second one: two of a kind win the buyer achievement.',
  },
  'unsold-car': {
    title: 'A car that nobody buys',
    text: 'No buyer is in the row. End the turn: your car brings nothing, its two workers go to your supply, and token and marker are gone.',
  },
  'race-ranking': {
    title: 'The ranking of a race',
    text: 'Emil has two laps, Klara and you one each, Otto none. End the turn: 7 and 3, 4 and 1, 2 and 1, and nothing for Otto, although he is on the highest space.',
  },
  'cars-in-start': {
    title: 'Cars that never left the pit lane',
    text: 'Only you have raced. End the turn: you get 7, and the others have no place.',
  },
  'neutral-cars': {
    title: 'Neutral cars of a game for two',
    text: 'You have a lap, Emil is on 5, neutral cars on 3 and 6. End the turn: 7 and 1 for you, nobody gets the 4, and Emil is third with 2.',
  },
  'behind-neutral-cars': {
    title: 'Behind the neutral cars',
    text: 'You are on 2, Emil on 1. End the turn: both neutral cars are ahead, so you are third with 2 and Emil fourth.',
  },
  'final-tie': {
    title: 'Equal points at the end',
    text: 'You and Otto have 71 points each. End the turn: you win, since you have more engineers.',
  },
  'whole-scoring': {
    title: 'A whole scoring',
    text: 'End the turn and use Buick for a body buyer: four points at once. The race goes to Otto. Price pays Emil three times 3 and 2, engine pays Klara 11, luxury pays you 9, and body and Chrysler each pay Otto 5.',
  },
} satisfies Readonly<Record<string, ExampleText>>

export type ExampleId = keyof typeof en
