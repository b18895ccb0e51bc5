/** What the lessons say in English: at most twenty words a step. */
export const en = {
  'age-of-engineering-lesson-1.recruit':
    'Your car is waiting for buyers. What’s new here is Recruit: take the tile that shows it.',
  'age-of-engineering-lesson-1.recruit.hint':
    'Recruit gives one of three things: a recruitment tile, two workers, or three spaces for your race car.',
  'age-of-engineering-lesson-1.engineer': 'Engineers stay with you for the whole game. Take one, then end your turn.',
  'age-of-engineering-lesson-1.engineer.hint':
    'King brings one more worker whenever you hire; Christie improves a car’s body. Each comes with a token.',
  'age-of-engineering-lesson-1.wait': 'Ada is moving.',
  'age-of-engineering-lesson-1.wait.hint': 'The company furthest back in the chain moves, perhaps several times.',
  'age-of-engineering-lesson-1.research': 'Now use your engineer’s token. Take a tile with Research on it.',
  'age-of-engineering-lesson-1.research.hint':
    'One tile is plain Research; another also hires a worker, the third also builds a body.',
  'age-of-engineering-lesson-1.token':
    'Your levels set what you can build. Spend the token on Research to raise both. Then end your turn.',
  'age-of-engineering-lesson-1.token.hint':
    'Without a token, Research raises only one level, and they can never be more than two apart.',
  'age-of-engineering-lesson-1.wait2': 'Ada is moving.',
  'age-of-engineering-lesson-1.wait2.hint':
    'The further you go along the chain, the more often others move before you.',
  'age-of-engineering-lesson-1.again': 'Recruit again, this time someone with money. Take the same tile.',
  'age-of-engineering-lesson-1.again.hint':
    'It’s at the front now. A long jump means a long wait, but the round is nearly over.',
  'age-of-engineering-lesson-1.investor':
    'Investors buy after the buyers, and each comes with a production token. Take one.',
  'age-of-engineering-lesson-1.investor.hint':
    'Durant buys any car, Leland one with luxury 3. Your car has three workers: just enough.',
  'age-of-engineering-lesson-1.series':
    'Put the production token on your car: when it sells, it stays on the market and can sell again.',
  'age-of-engineering-lesson-1.series.hint':
    'Using a token isn’t an action; do it almost any time in your turn. Your investor joins the track.',
  'age-of-engineering-lesson-1.end': 'A luxury buyer will pay for your car, then your investor. End your turn.',
  'age-of-engineering-lesson-1.end.hint': 'Press End turn at the bottom right, or the E key.',
  'age-of-engineering-lesson-1.last':
    'One more Buyer, yours or Ada’s, moves the market marker to the end, and the round is scored.',
  'age-of-engineering-lesson-1.last.hint': 'The race first, then the buyers from top to bottom, then the investors.',
}
