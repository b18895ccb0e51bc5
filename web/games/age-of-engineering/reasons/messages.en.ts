/** What a move is for, in English. */
export const en = {
  points: 'Brings about {points, plural, one {# point} other {# points}} at once.',
  sales: 'Sells more cars: about {points, plural, one {# point} other {# points}}.',
  parts: 'Gets parts ready for a car worth about {points, plural, one {# point} other {# points}} more.',
  research: 'Raises what you can build, worth about {points, plural, one {# point} other {# points}} later.',
  race: 'Helps in the Grand Prix: about {points, plural, one {# point} other {# points}}.',
  achievements: 'Comes nearer to an achievement: about {points, plural, one {# point} other {# points}}.',
  engineers: 'Has an engineer work for you: about {points, plural, one {# point} other {# points}}.',
  investors: 'Brings an investor in who will buy: about {points, plural, one {# point} other {# points}}.',
  workers: 'Has more workers at hand: about {points, plural, one {# point} other {# points}}.',
  tempo: 'Lets you move again sooner: about {points, plural, one {# point} other {# points}}.',
  rivals: 'Costs your strongest rival about {points, plural, one {# point} other {# points}}.',
}
