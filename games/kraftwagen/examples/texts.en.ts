import type { ExampleText } from '@carriage/kernel'
import { raceTexts } from './race-texts.en.ts'
import { tileTexts } from './tile-texts.en.ts'

/** You are Red; Emil, Klara and Otto are Blue, Green and Yellow. */
export const en = {
  ...tileTexts,
  ...raceTexts,
  'start-tile': {
    title: 'Two workers and an engine',
    text: 'You are the last to choose and hold the tile with Hire, Hire and Engine. Carry it out, the engine into a workshop: six workers are in your canteen, six in your supply, and the engine has value 1.',
  },
  'two-turns-in-a-row': {
    title: 'Two turns in a row',
    text: 'Right before your worker lies the Grand Prix alone. Take it and end your turn: your worker is still the rearmost, so you are on turn again.',
  },
  'tiles-wrap-round': {
    title: 'Tiles left behind go to the front',
    text: 'Two tiles lie behind the worker of Emil. Take the Body tile beyond it and end your turn: the tile goes to the front of the chain, and the two tiles that are now behind everybody follow it.',
  },
  'impossible-action': {
    title: 'An action that cannot be done',
    text: 'Your supply is empty. Take the tile with Hire, Body and Engine: Hire is forfeited, body and engine come as usual.',
  },
  'levels-of-developments': {
    title: 'Levels from developments',
    text: 'Your start tile and two developments add up to body level 2 and engine level 3. Take the Body tile: the body has value 2.',
  },
  'placing-a-car': {
    title: 'Placing a car',
    text: 'A body 3 and an engine 4 wait in your workshops, three workers in your canteen. Place them with two workers at 8: the market has three cars, your workshops are empty, one worker is left, and the price 8 is gone.',
  },
  'full-workshops': {
    title: 'No workshop is free',
    text: 'All three workshops are full. Take the Body tile at body level 4 and give back the engine 1: the body 4 takes its place and earns the award for a body of 3.',
  },
  'level-cap': {
    title: 'No body above 7',
    text: 'Your developments and your start tile have eight points for bodies. Take the Body tile: the body has value 7, the highest there is.',
  },
  'body-buyer': {
    title: 'A second buyer for the row',
    text: 'An engine buyer is in the row. Bring in a body buyer: he goes behind it, and the two money beside his stack are yours.',
  },
  'moving-the-marker': {
    title: 'The row is full',
    text: 'Four buyers are in the row. Your Buyer action brings nobody in and no money, but moves the marker from S to 3.',
  },
  'buyer-award': {
    title: 'The second buyer of a kind',
    text: 'Another player brought in an engine buyer. Bring in the second one: you get the buyer award, but no money: the first buyer took it.',
  },
  'stack-money-adds-up': {
    title: 'Money that nobody took',
    text: 'In round 1 nobody chose a prestige buyer, so two money are there in round 2. Bring one in and take both.',
  },
  'last-buyer-action': {
    title: 'The last Buyer action ends the round',
    text: 'The marker is on 1. Take Body and Buyer: the marker reaches 0, but your turn goes on, and you may still place a car. Then the scoring begins.',
  },
  'sixth-car': {
    title: 'The sixth car ends the round',
    text: 'Five cars are on the market. Take the Grand Prix, place the sixth car and end your turn: although your worker is still the rearmost, the round is scored. The next one opens with your turn.',
  },
  'short-round-of-two': {
    title: 'A short round of two',
    text: 'With two players three buyers fill the row. The marker is on 1: one more Buyer action moves it to 0, and the round is scored after your turn.',
  },
  'fourth-car-of-two': {
    title: 'The fourth car of two',
    text: 'With two players the market has four spaces, and three are taken. Take the Grand Prix, place the fourth car and end your turn: the round is scored.',
  },
  'both-body-awards': {
    title: 'Two body awards at once',
    text: 'Your body level is 6 and nobody has a body award. Take the Body tile: the body 6 earns both awards, 3 and 7 points.',
  },
  'both-engine-awards': {
    title: 'Two engine awards at once',
    text: 'Your engine level is 7. Take the Engine tile and put the engine into a workshop: it earns both engine awards, 3 and 7 points.',
  },
  'no-engine-award': {
    title: 'No award in the Grand Prix car',
    text: 'The same engine 7 put into the Grand Prix car makes that fast, but earns no award.',
  },
  'inactive-development': {
    title: 'A development wakes up',
    text: 'A development of yours waits for a worker, and your canteen is empty. Hire: the worker goes onto the card, your body level rises to 3, and you take the body 3 of the card at once, with its award.',
  },
  'waiting-developments-in-order': {
    title: 'Two developments wait for workers',
    text: 'Two developments wait, and two workers are in your supply. Take the card that hires three: only two come, and both go onto the cards. Choose the development with a body and an engine point first: the engine of the other one has value 6 then, and the worker award is yours.',
  },
  'otto-is-the-third-engineer': {
    title: 'The third engineer brings workers',
    text: 'You have two engineers, and two workers are in your supply. Take the engineer Otto: he is your third, which earns the engineer award, and brings the last two workers, which earns the worker award. Then you research again.',
  },
  'deck-runs-out': {
    title: 'The deck runs out',
    text: 'One card is left in the deck, and twenty are discarded. Take the card with five steps: the other open card is discarded, the last card of the deck is turned up, all 21 discarded cards make a new deck, and one of them is turned up beside it.',
  },
  'body-and-engine-card': {
    title: 'A card with body and engine',
    text: 'One workshop is free and your levels are 4. Take the card, the body first, then the engine into a workshop, and give back the engine 2: both parts earn an award.',
  },
  'award-during-set-up': {
    title: 'An award before the first round',
    text: 'You carry out the start tile with Research and Body. Take the card with two body points first: your body level is 3, and the body that follows earns its award. In the other order it would be a body 1.',
  },
  'worker-award': {
    title: 'The last worker is hired',
    text: 'One worker is left in your supply. Hire him: your supply is empty, and the worker award is yours for good, even when workers come back after the sales.',
  },
  'market-award': {
    title: 'Two own cars on the market',
    text: 'One of your cars is on the market in this round. Place the second one: it earns the market award.',
  },
  'diesel-body': {
    title: 'Diesel changes the body',
    text: 'Your car on the market has a body 3, your workshop a body 5. Let Diesel exchange them: the car has body 5, and body 3 is in the workshop. One marker is left.',
  },
  'diesel-engine': {
    title: 'Diesel changes the engine',
    text: 'Let Diesel put the engine 2 of your workshop into the car: its engine 4 comes back into the workshop.',
  },
  'diesel-workers': {
    title: 'Diesel changes the workers',
    text: 'Two workers stand by your car, three are in your canteen. Raise the car to four: one stays in the canteen.',
  },
  'diesel-takes-workers-back': {
    title: 'Diesel takes a worker back',
    text: 'Two workers stand by your car. Lower it to one: the other is back in your canteen, which has four then. The last one may not leave.',
  },
  'diesel-price': {
    title: 'Diesel changes the price',
    text: 'Your car costs 8. Change it to 5: the 5 is on the car, and the 8 can be chosen again.',
  },
  'diesel-frees-a-worker': {
    title: 'Diesel frees a worker',
    text: 'A development waits for a worker, and your canteen is empty. Let Diesel lower your car from three workers to two: the worker goes onto the card at once, and its engine 4 is yours.',
  },
  'one-marker-a-turn': {
    title: 'One engineer marker a turn',
    text: 'You have Daimler and Horch. Put Daimler +2 on the buyer, then place a car: no marker of Horch is offered, since one was used in this turn.',
  },
  'selling-a-part': {
    title: 'Selling a part',
    text: 'The specialty tile lets you sell a part. Sell the engine 4: you get 4 money, and its workshop is free.',
  },
  'bonus-part-by-value': {
    title: 'A part above your level',
    text: 'Your body level is 1, and the specialty tile brings a body 5. It earns the award for a body of 3; the one for 6 stays on the table.',
  },
  'top-discard': {
    title: 'Research from the discard pile',
    text: 'The top of the discard pile is a development with a body. Take it with the bonus first: it is active at once, your body level is 3, and the body 3 earns its award.',
  },
  'withdrawing-a-car': {
    title: 'Taking a car off the market',
    text: 'Five cars are on the market, one of them yours. Withdraw it with the bonus: you get 3 money, its workers go to your supply, and its place and its price are free again.',
  },
  'three-buyers': {
    title: 'Three buyers buy',
    text: 'Prestige, body and engine are in the row. End the turn: prestige takes the car of Emil with three workers for 11. Two bodies are equal at 3, so the cheaper car of Klara is bought for 6. Engine takes yours for 8, and Otto sells nothing.',
  },
  'tie-by-price': {
    title: 'Of equal cars the cheaper one',
    text: 'You and Emil both offer three workers, you at 9 and Emil at 8. End the turn: the prestige buyer takes the car of Emil for 8.',
  },
  'maybach-above-seven': {
    title: 'Maybach lifts a body above 7',
    text: 'Your body 6 with Maybach +2 counts 8, the body of Emil 7. End the turn: the body buyer pays you 12.',
  },
  'maybach-equal': {
    title: 'Maybach makes it equal',
    text: 'Your body 5 with Maybach +2 counts 7, as the body of Emil does. End the turn: the cheaper car of Emil is bought for 10.',
  },
  'price-buyer': {
    title: 'The price buyer pays double',
    text: 'Your car costs 5, that of Emil 6. End the turn: the price buyer takes the cheapest and pays you twice its price, 10.',
  },
  'price-buyer-opel': {
    title: 'Opel gets it three times',
    text: 'The same sale with Opel on your side brings 15.',
  },
  'price-buyer-and-a-rival': {
    title: 'Opel helps only the seller',
    text: 'Emil has Opel, but the cheapest car is yours. End the turn: the price buyer pays you twice 5, and Emil nothing.',
  },
  'price-buyer-daimler': {
    title: 'Opel and Daimler together',
    text: 'Daimler +4 is on the buyer, whoever put it there. You have Opel: end the turn and get three times 5 and 4 more, 19.',
  },
  'daimler-for-nobody': {
    title: 'A Daimler marker without a sale',
    text: 'Two buyers with markers of Daimler are in the row, but only your car is on the market. End the turn: the first pays you 8 and 2. The other finds no car, and his 4 is lost.',
  },
  'benz-adds-body': {
    title: 'Benz brings one more buyer',
    text: 'The round is over and you own the marker of Benz. Add the second body buyer: it is the second of a kind and earns you the buyer award. He buys last, and of three equal bodies takes the cheapest, that of Klara for 3.',
  },
  'benz-adds-price': {
    title: 'Benz with a price buyer',
    text: 'Add a price buyer instead: the money beside his stack is yours, and he pays twice 3 for the car of Klara.',
  },
  'benz-declines': {
    title: 'Benz waits',
    text: 'Decline: three sales take place, and you keep the marker for another round.',
  },
  'benz-of-two': {
    title: 'Benz with two players',
    text: 'The row of two players holds three buyers. Benz adds a fourth behind them, who buys last.',
  },
  'more-buyers-than-cars': {
    title: 'More buyers than cars',
    text: 'Four buyers, two cars. End the turn: the price buyer takes yours for twice 3, the engine buyer that of Emil for 5, and the others go away with nothing.',
  },
  'whole-scoring': {
    title: 'A whole scoring',
    text: 'Race and market of a third round. End the turn: the race brings 10, 7, 2 and 0. Then engine buys from Emil for 15, price from Otto for twice 4 and 2, body from you for 14, and prestige from Klara for 8. Two cars stay unsold.',
  },
  'shared-victory': {
    title: 'Equal scores',
    text: 'After round 3 you have 61 money and 10 points of awards, Emil 64 and 7. End the turn: both have 71 and win together, unless the table agreed that engineers decide.',
  },
} satisfies Readonly<Record<string, ExampleText>>

export type ExampleId = keyof typeof en
