/** What the lessons say in English: at most twenty words a step. */
export const en = {
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
}
