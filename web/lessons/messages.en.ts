/** What lessons say in English: at most twenty words a step. Loaded with the first lesson. */
export const en = {
  'lesson.name': 'Lesson',
  'lesson.label': 'Lesson, step {step} of {steps}',
  'lesson.rule': 'Rule {rule}',
  'lesson.stuck': 'Hint',
  'lesson.goOn': 'Go on',
  'lesson.skip': 'Skip step',
  'lesson.known': 'I know the rules',
  'lesson.later.section': 'Lessons',
  'lesson.later.title': 'Later',
  'lesson.later.text':
    'The game allows this. The lesson comes to it later; do first what stands at the top, or leave the lesson.',

  'fork.title': 'That was a whole round',
  'fork.known.title': 'How do you go on?',
  'fork.lead': 'The full game has three. Whoever has earned most wins.',
  'fork.finish': 'Finish this game',
  'fork.invite': 'Invite a friend',
  'fork.people': 'Join people learning now',
  'fork.next': 'How it really works: ten minutes more',
  'fork.again': 'The lesson from the beginning',
  'fork.new': 'A new game against bots',
  'fork.keep': 'Keep your games?',
  'fork.keep.why': 'This device remembers them. A passkey or an address lets you come back from anywhere.',
  'fork.keep.way': 'Keep them',
  'fork.keep.skip': 'Not now',

  'kraftwagen-lesson-1.price': 'Three buyers are waiting. Choose your price.',
  'kraftwagen-lesson-1.price.hint':
    'Prices with a cross sell to nobody: an equal car costs less. Six sells, and pays most.',
  'kraftwagen-lesson-1.sell': 'Your car fills the market. End your turn: the round is over and the buyers choose.',
  'kraftwagen-lesson-1.sell.hint': 'Press End turn, below right, or the key E.',
  'kraftwagen-lesson-1.sold': 'Sold! You earn the price. Every buyer took the car with most of what that buyer likes.',
  'kraftwagen-lesson-1.sold.hint': 'Go on: we play both of you into the middle of round two.',
  'kraftwagen-lesson-1.tile':
    'You need an engine. Take a marked tile. Whoever is last moves: going far means waiting long.',
  'kraftwagen-lesson-1.tile.hint': 'Point at a tile to see what it brings, and how many turns Ada gets before you.',
  'kraftwagen-lesson-1.actions': 'Do everything that your tile shows, in any order. Your engine goes into a workshop.',
  'kraftwagen-lesson-1.actions.hint': 'Three workshops hold three parts. If they are full, a body has to make room.',
  'kraftwagen-lesson-1.parts': 'A body, an engine and workers make a car. Which body do you use?',
  'kraftwagen-lesson-1.parts.hint': 'Some buyers look at the body only. A body of 4 beats a body of 2.',
  'kraftwagen-lesson-1.crew':
    'How many workers go with it? Prestige buyers count them; you get them back after the round.',
  'kraftwagen-lesson-1.crew.hint': 'One is enough for now: no prestige buyer is in play.',
  'kraftwagen-lesson-1.price2': 'Only an engine buyer is here, and yours is the best engine so far. Name your price.',
  'kraftwagen-lesson-1.price2.hint': 'A triangle warns: a rival could still offer something better.',
  'kraftwagen-lesson-1.end': 'Your turn is done. Now Ada moves, until you are last in the chain again.',
  'kraftwagen-lesson-1.end.hint': 'Press End turn, below right, or the key E.',
  'kraftwagen-lesson-1.wait': 'Ada moves.',
  'kraftwagen-lesson-1.wait.hint': 'Watch the market.',
  'kraftwagen-lesson-1.help': 'Nobody wants your car now. Bring in another buyer: take a tile with Buyer on it.',
  'kraftwagen-lesson-1.help.hint': 'Two tiles have a Buyer. One adds a body, the other lets your race car drive.',
  'kraftwagen-lesson-1.undo': 'Not sure? Press Undo. Whatever revealed nothing new can be taken back.',
  'kraftwagen-lesson-1.undo.hint': 'Undo stands below, key U. Going on without it is fine, too.',
  'kraftwagen-lesson-1.again': 'The tile is back. Choose the same one, or the other.',
  'kraftwagen-lesson-1.again.hint': 'Point at both tiles and compare what they bring you.',
  'kraftwagen-lesson-1.buyer': 'Choose a buyer who prefers your car. The market shows at once who would pay.',
  'kraftwagen-lesson-1.buyer.hint': 'A price buyer takes the cheapest car and pays twice. Others pay the price.',
  'kraftwagen-lesson-1.rest': 'Your car sells again. End your turn; buyers choose in the order of their row.',
  'kraftwagen-lesson-1.rest.hint': 'Press End turn, below right, or the key E.',
  'kraftwagen-lesson-1.last': 'Ada moves. Another car would fill the market.',
  'kraftwagen-lesson-1.last.hint': 'A full market ends the round, and so does the marker of the buyers on 0.',

  'kraftwagen-lesson-2.research': 'Better cars need better ideas. Take a tile with Research on it.',
  'kraftwagen-lesson-2.research.hint': 'Research alone lies near; the others do more, and cost more time.',
  'kraftwagen-lesson-2.card':
    'One card becomes yours. Developments raise your levels, engineers have powers. Take Opel, then end your turn.',
  'kraftwagen-lesson-2.card.hint': 'With Opel a price buyer pays you three times. Your car at 2 is the cheapest.',
  'kraftwagen-lesson-2.race':
    'Now the race. Take a Grand Prix: your car drives one space for each point of its engine.',
  'kraftwagen-lesson-2.race.hint': 'Occupied spaces do not count. Laps and places pay at the end of the round.',
  'kraftwagen-lesson-2.buyer': 'Bring in a price buyer. You collect what lies beside the stack. Then end your turn.',
  'kraftwagen-lesson-2.buyer.hint': 'Take a tile with Buyer on it; then choose the price buyer, the last of the four.',
  'kraftwagen-lesson-2.award': 'Awards go to whoever is first. A second price buyer of yours earns one: three points.',
  'kraftwagen-lesson-2.award.hint': 'Take a Buyer tile again and bring in the other price buyer.',
  'kraftwagen-lesson-2.marker': 'When three buyers are in play, Buyer moves the marker instead. On 0 the round ends.',
  'kraftwagen-lesson-2.marker.hint': 'Take Buyer tiles until the marker has moved, and end your turn.',
  'kraftwagen-lesson-2.last': 'One more Buyer, yours or Ada’s, and the marker is on 0: race and buyers pay.',
  'kraftwagen-lesson-2.last.hint': 'Places in the race pay 7, 4 and 2; dummies take part when two play.',

  'age-of-engineering-lesson-1.recruit':
    'Your car waits for buyers. What is new here is Recruit: take the tile that shows it.',
  'age-of-engineering-lesson-1.recruit.hint':
    'Recruit gives one of three things: a recruitment tile, two workers, or three spaces for your race car.',
  'age-of-engineering-lesson-1.engineer': 'Engineers stay with you for the whole game. Take one, then end your turn.',
  'age-of-engineering-lesson-1.engineer.hint':
    'King brings one more worker whenever you hire; Christie improves the body of a car. Each brings a token.',
  'age-of-engineering-lesson-1.wait': 'Ada moves.',
  'age-of-engineering-lesson-1.wait.hint': 'Whoever is rearmost in the chain moves, perhaps more than once.',
  'age-of-engineering-lesson-1.research': 'Now for the token of your engineer. Take a tile with Research on it.',
  'age-of-engineering-lesson-1.research.hint':
    'One tile is Research alone; another also hires a worker, the third builds a body, too.',
  'age-of-engineering-lesson-1.token':
    'Your levels say what you can build. Spend the token in Research: both rise. Then end your turn.',
  'age-of-engineering-lesson-1.token.hint':
    'Without a token Research raises one level only, and the two may differ by two at most.',
  'age-of-engineering-lesson-1.wait2': 'Ada moves.',
  'age-of-engineering-lesson-1.wait2.hint':
    'The further you go along the chain, the more often others move before you.',
  'age-of-engineering-lesson-1.again': 'Recruit once more, this time somebody with money. Take the tile again.',
  'age-of-engineering-lesson-1.again.hint':
    'It lies at the front now. Going far means waiting long, but the round is nearly over.',
  'age-of-engineering-lesson-1.investor':
    'Investors buy after all buyers, and each brings a production token. Take one.',
  'age-of-engineering-lesson-1.investor.hint':
    'Durant buys any car, Leland one with a luxury of 3. Three workers on your car are just that.',
  'age-of-engineering-lesson-1.series':
    'Put the production token on your car: when it is sold it stays, and can be sold again.',
  'age-of-engineering-lesson-1.series.hint':
    'A token takes no action; it can be used almost anywhere in your turn. Your investor joins the track.',
  'age-of-engineering-lesson-1.end': 'A luxury buyer will pay for your car, then your investor. End your turn.',
  'age-of-engineering-lesson-1.end.hint': 'Press End turn, below right, or the key E.',
  'age-of-engineering-lesson-1.last':
    'One more Buyer, yours or Ada’s, brings the market marker to its end: the round is scored.',
  'age-of-engineering-lesson-1.last.hint': 'Race first, then buyers from top to bottom, then the investors.',
} as const

export type LessonMessage = keyof typeof en
