import type { ExampleText } from '@carriage/kernel'

/** You are Red; Emil, Klara, Otto and Rosa are Green, Purple, Blue and Yellow. */
export const rare = {
  'set-up-of-four': {
    title: 'Set-up with four players',
    text: 'Design is at the bottom axis, safety at the left one. The others have placed their departments. Place yours: five neutral buyers come to quadrant I, price 6 is on the cheapest segment alone, and the timecard shows 32. Of the common supply 5 engines, 8 brakes and 8 mainlines of each type are left.',
  },
  'introductory-game': {
    title: 'The introductory game',
    text: 'There are only cars. The others have placed their departments; place yours. All six neutral cards come into play: one car buyer each in the first three niches of the bottom row, the first two of row 2 and the first of row 3. Everybody holds all 17 cards, though only sparks for cars count, and other mainlines are gone.',
  },
  'research-and-clock': {
    title: 'Research lets the clock tick',
    text: 'You have two research departments, the timecard shows 20. Move Emil’s speed marker to square 4 and your own capacity to 5: both show a punch clock, so the timecard falls to 18. You could not have moved Emil’s marker twice in one turn.',
  },
  'focus-with-passes': {
    title: 'Slots for those who passed',
    text: 'Emil passed, Klara took slot 4 and Otto slot 1. Pass, too: slots 2 and 3 go to Emil and you, in last year’s order. The engineering order is Otto, Emil, you, Klara. You keep your Gantt chart and Emil his four, Klara and Otto have none left.',
  },
  'last-slot-taken': {
    title: 'Taking the last slot',
    text: 'Emil took slot 1 and Klara slot 3. Take slot 2, the only open one: that is allowed, but costs your Gantt chart.',
  },
  'last-slot-left': {
    title: 'Passing for the last slot',
    text: 'Emil took slot 1 and Klara slot 3. Pass: you get slot 2 all the same and keep your Gantt chart.',
  },
  'gantt-clock': {
    title: 'Gantt charts and the clock',
    text: 'You have 8 Gantt charts and three planning departments, the timecard shows 12. Submit a plan with an expansion only, the last one of this year: you rise to 11 and Emil from 9 to 10, which are two ticks. The timecard shows 10. Otto had 19 and stops at 20.',
  },
  'second-socket': {
    title: 'A second socket of one dimension',
    text: 'Your chassis has one indicator of reliability, and your marker is on square 6. Add the second one below it and lay an expansion: it fits, since the second socket needs square 6. On square 5 it would be refused, and a third one is refused on any square: the chassis has two sockets.',
  },
  'floor-of-this-year': {
    title: 'Floor laid by the same plan',
    text: 'Lay an expansion at the right edge and try a research department half on it: the plan is refused, because floor can be built on from the year after. Submit the expansion alone: it is laid.',
  },
  'floor-of-last-year': {
    title: 'Floor laid last year',
    text: 'Last year’s expansion is at the right edge. Plan a research department half on it, and two planning departments and another research department that join it to the loading bay. Lay the new expansion to the right of the strip: the plan is legal.',
  },
  'where-floor-may-lie': {
    title: 'Where floor may lie',
    text: 'Lay your expansion above the floor, just right of the keep-clear strip: it is legal. One square further left it would cover the front; turned round, your floor would lie before its own strip; at a corner only, or over your floor, it is refused, too.',
  },
  'enclosed-yard': {
    title: 'A yard in the middle',
    text: 'Two expansions already stand above your factory. Lay the third one to the left of the strip: it closes a yard of table around the fronts, which is allowed. Nothing may ever be laid in the yard before the strip.',
  },
  'plan-reopened': {
    title: 'A plan that comes back',
    text: 'You had planned the last engine, but Klara, before you in the order, took it: your plan is open again. Drop only the engine and it is refused, since its two indicators point at nothing. Plan the mainline, the dealership and a brake with its indicator: it is built at once.',
  },
  'last-brake': {
    title: 'One brake left',
    text: 'One brake is left in the common supply. A plan with two is refused as a whole. Submit one brake below the mainline, with an indicator of safety: it is built, and the supply is empty.',
  },
  'mainline-with-dealership': {
    title: 'Mainline and dealership together',
    text: 'A plan with a mainline alone is refused, and so is one with a dealership alone. Plan both side by side: the plan is legal without any technology, and the cars suit niches that require nothing.',
  },
  'bay-of-this-year': {
    title: 'A bay that comes too late',
    text: 'Lay an expansion at the right edge and a research department that touches nothing but its loading bay: the plan is refused, because that bay counts from next year on. Submit the expansion alone: the department can follow next year.',
  },
  'one-car-each': {
    title: 'Two dealerships, one mainline',
    text: 'Both dealerships sell from one mainline with a stock of two cars. Place the small one’s window over the single buyer in column 2 of row 1: one car is left. Place the middle one’s over the three buyers in row 2: only one of them gets a car.',
  },
  'stock-sold-out': {
    title: 'Sold out before the second window',
    text: 'Both dealerships share a stock of two cars. Place the small one’s window over the three buyers in row 2: both cars are sold there. You are skipped, although the middle one’s window was never placed.',
  },
  'window-over-the-edge': {
    title: 'A window over the edge',
    text: 'Your cars have design 1 for the bottom axis and 0 for the left one, and two marketing departments give you a window of three by three. It fits only when it sticks out below. Place it over columns 2 to 4 of the two bottom rows and sell in column 4 of row 2. There are eight such places.',
  },
  'risen-axis': {
    title: 'An axis that has risen',
    text: 'The minimum of safety is 1, so the bottom axis starts at 1. Your cars have safety 2 and speed 1: that opens columns 1 to 4 and rows 1 to 4. Place your window over columns 3 and 4 of rows 3 and 4 and sell in its far corner. Nine of sixteen places lie on the board.',
  },
  'closed-dealership': {
    title: 'Closed by a minimum',
    text: 'Every vehicle needs reliability 1 this year. The small dealership sells from a mainline with reliability 0, too, and is closed. The middle one is at the reliable mainline alone: place its window over the five buyers. Its three cars are sold; the stock of the other mainline stays.',
  },
  'cars-and-trucks': {
    title: 'All that can be sold is sold',
    text: 'In the corner niche, at price 4, wait three cars, a truck and a sports. You have two cars and two trucks. Place your window there: two cars for 8 and one truck for 5 make 13. You could not sell the truck alone. A car buyer and the sports buyer stay.',
  },
  'sports-bonus': {
    title: 'What sports bring',
    text: 'The price is 6. Place your window over the corner niche with two sports buyers and a car buyer: each sports brings 2 more than the price, 16 together, and the car 6.',
  },
  'a-sale-must-be-made': {
    title: 'Whoever can sell must',
    text: 'The only buyer in your reach is in column 2 of row 2 and pays 2. You cannot pass, and a window over other niches is refused. Place the window over this buyer: you earn 2.',
  },
  'idle-window': {
    title: 'A window may wait',
    text: 'This table agreed that a window may be placed without a sale. The only buyer in your reach is in column 2 of row 2. Place your window over columns 1 and 2 of row 1, where nobody buys: that is allowed here. It cannot move any more, so you sell nothing this year.',
  },
  'one-round-of-sales': {
    title: 'One round of sales',
    text: 'Emil sold two cars for 12 and Klara one for 6. Place your window over the buyer in column 1 of row 2: you earn 6. Nobody has stock left, so the sales end after one round.',
  },
  'window-stays': {
    title: 'A window does not move',
    text: 'Emil still has a car, but his window covers two empty niches. Two buyers are in column 1 of row 2; place your window there and sell your car. The other buyer waits in vain: Emil’s window stays where it is until the sales are over, and he is skipped.',
  },
  'mainlines-by-rule': {
    title: 'Which mainline delivers',
    text: 'Your upper mainline serves the small dealership alone, the lower one both; each has two cars. Sell three cars in the corner through the small one and name no mainline: the upper one delivers two, the lower one one. So the middle dealership still has a car for row 2.',
  },
  'mainlines-by-name': {
    title: 'Naming the mainlines',
    text: 'Your upper mainline serves the small dealership alone, the lower one both; each has two cars. Sell three cars in the corner and say: one from the upper, two from the lower one. That is allowed, but the middle dealership has nothing left for row 2, and the sales end.',
  },
  'most-stock-first': {
    title: 'The fuller mainline first',
    text: 'Two mainlines with two cars each serve your only dealership. Place the window over the two leftmost niches of row 1 and sell to the single buyer: with equal stock the mainline that was placed first delivers. The other two buyers are served at once, both by the other one, which has more stock.',
  },
  'fixed-prices': {
    title: 'Prices stay during the sales',
    text: 'Buyers wait in three of four segments: the highest pays 6, the next one with buyers 4, the cheapest 3. Place your window over column 2 of rows 3 and 4: the car brings 4. Although nobody is left in that segment, all prices stay until they are set again.',
  },
  'sparks-by-type': {
    title: 'Sparks count type by type',
    text: 'The corner niche has a spark for cars and one for trucks, and two car buyers. Play any card beside quadrant IV: the truck spark brings a truck buyer, the car spark nobody, because two for each spark is the most. A neutral card may still bring one.',
  },
  'sparks-after-a-sale': {
    title: 'Sparks fill up what was sold',
    text: 'The corner niche has a spark for cars and one for trucks. Of its car buyers one is left after the sales, and a truck buyer waits, too. Play any card beside quadrant IV: each spark brings one buyer, so at least two cars and two trucks are wanted.',
  },
  'innovation-tie': {
    title: 'Equal innovation',
    text: 'Sell your car; then design leaves the left axis. Range and safety have innovation 4 each. The furthest marker is on 3 of range and on 4 of safety: safety enters.',
  },
  'innovation-by-distance': {
    title: 'Equal innovation, counted from the minimum',
    text: 'This table breaks ties by the distance from the minimum. Sell your car; then design leaves the left axis. Range and safety have innovation 4 each, and both furthest markers are 3 ahead of their minimum. So the upper track of the column enters: range.',
  },
  'dimension-leaves': {
    title: 'A dimension leaves',
    text: 'Sell your car; then speed leaves the bottom axis and its minimum becomes 1. Its innovation would be the most by far, but whatever just left is no candidate. Range has 2, reliability 1, safety 0: range enters, and its axis starts at 1. Design leaves next.',
  },
  'flip-in-phase-8': {
    title: 'The clock runs out in phase 8',
    text: 'Year 4, the timecard shows 3. Play a card with two clocks beside quadrant I: it is revealed first and leaves 1, and Emil’s card flips the timecard. Year 5 begins all the same; the game ends after its sales.',
  },
  'exactly-zero': {
    title: 'Exactly zero',
    text: 'The timecard shows 2. Play a card with two clocks beside quadrant I: the second tick flips the timecard. There is still a year to play.',
  },
  'flip-before-the-sales': {
    title: 'The clock runs out before the sales',
    text: 'Year 5, the timecard shows 1 and you have 9 Gantt charts. Submit a plan with an expansion only: your tenth chart flips the timecard. Still, cars are sold: place your window over the corner niche, earn 6, and the game is over.',
  },
  'tie-for-victory': {
    title: 'A tie for victory',
    text: 'Year 7: you have 106, Emil 112 and Klara 97. Place your window over the corner niche and sell your last car for 6. You and Emil both have 112, but you come before him in the sales order: you win.',
  },
  'year-of-a-card': {
    title: 'The year of a card',
    text: 'In year 2 the cards of years 1 and 2 can be played: nine are left, as one is spent. A card of year 3 is refused. Play a card of year 2 beside quadrant I.',
  },
  'neutral-cards-of-five': {
    title: 'Neutral buyers of five players',
    text: 'Play the last card beside quadrant IV. When the sparks are done, five neutral cards are drawn: three for quadrant I, one for II and one for III. Each brings a buyer and no spark, and all seven cards go back into the deck.',
  },
} as const satisfies Readonly<Record<string, ExampleText>>

export type RareId = keyof typeof rare
