/** What the coach says in English: hints, reviews, and what a move is for in each game. */
export const en = {
  'hint.none': 'No hint for this decision.',
  'reason.none': 'It keeps things as they are.',

  'kraftwagen.money': 'Brings about {points, plural, one {# point} other {# points}} at once.',
  'kraftwagen.sales': 'Sells more cars: about {points, plural, one {# point} other {# points}}.',
  'kraftwagen.parts': 'Gets parts ready for a car worth about {points, plural, one {# point} other {# points}} more.',
  'kraftwagen.research':
    'Raises what you can build, worth about {points, plural, one {# point} other {# points}} later.',
  'kraftwagen.race': 'Helps in the Grand Prix: about {points, plural, one {# point} other {# points}}.',
  'kraftwagen.awards': 'Comes nearer to an award: about {points, plural, one {# point} other {# points}}.',
  'kraftwagen.engineers': 'Puts an engineer to use: about {points, plural, one {# point} other {# points}}.',
  'kraftwagen.workers': 'Has more workers at hand: about {points, plural, one {# point} other {# points}}.',
  'kraftwagen.tempo': 'Lets you move again sooner: about {points, plural, one {# point} other {# points}}.',
  'kraftwagen.rivals': 'Costs your strongest rival about {points, plural, one {# point} other {# points}}.',

  'age-of-engineering.points': 'Brings about {points, plural, one {# point} other {# points}} at once.',
  'age-of-engineering.sales': 'Sells more cars: about {points, plural, one {# point} other {# points}}.',
  'age-of-engineering.parts':
    'Gets parts ready for a car worth about {points, plural, one {# point} other {# points}} more.',
  'age-of-engineering.research':
    'Raises what you can build, worth about {points, plural, one {# point} other {# points}} later.',
  'age-of-engineering.race': 'Helps in the Grand Prix: about {points, plural, one {# point} other {# points}}.',
  'age-of-engineering.achievements':
    'Comes nearer to an achievement: about {points, plural, one {# point} other {# points}}.',
  'age-of-engineering.engineers':
    'Has an engineer work for you: about {points, plural, one {# point} other {# points}}.',
  'age-of-engineering.investors':
    'Brings an investor in who will buy: about {points, plural, one {# point} other {# points}}.',
  'age-of-engineering.workers': 'Has more workers at hand: about {points, plural, one {# point} other {# points}}.',
  'age-of-engineering.tempo': 'Lets you move again sooner: about {points, plural, one {# point} other {# points}}.',
  'age-of-engineering.rivals': 'Costs your strongest rival about {points, plural, one {# point} other {# points}}.',

  'horseless-carriage.earnings': 'Should earn about {points} in the years that follow.',
  'horseless-carriage.rivals': 'Gains about {points} on your strongest rival.',
  'horseless-carriage.technology': 'Moves your technology {points, plural, one {# step} other {# steps}} on.',
  'horseless-carriage.capacity': 'Raises your assembly capacity.',

  'review.title': 'What mattered',
  'review.lead': 'A Magnate looks the game over and shows where most was given away. It stays on this device.',
  'review.begin': 'Review this game',
  'review.stop': 'Stop',
  'review.progress': 'Turn {done} of {of}',
  'review.none': 'Nobody can review this game yet.',
  'review.clean': '{name} gave nothing worth mentioning away.',
  'review.move': 'Move {n}',
  'review.played': 'Played',
  'review.preferred': 'Better',
  'review.loss':
    'About {points, plural, one {# point} other {# points}} less. Expected place {place} instead of {better}.',
} as const satisfies Readonly<Record<string, string>>

export type CoachMessage = keyof typeof en
