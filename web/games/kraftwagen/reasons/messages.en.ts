/** What a move is for, in English. */
export const en = {
  money: 'Brings about {points, plural, one {# point} other {# points}} at once.',
  sales: 'Sells more cars: about {points, plural, one {# point} other {# points}}.',
  parts: 'Gets parts ready for a car worth about {points, plural, one {# point} other {# points}} more.',
  research: 'Raises what you can build, worth about {points, plural, one {# point} other {# points}} later.',
  race: 'Helps in the Grand Prix: about {points, plural, one {# point} other {# points}}.',
  awards: 'Comes nearer to an award: about {points, plural, one {# point} other {# points}}.',
  engineers: 'Puts an engineer to use: about {points, plural, one {# point} other {# points}}.',
  workers: 'Has more workers at hand: about {points, plural, one {# point} other {# points}}.',
  tempo: 'Lets you move again sooner: about {points, plural, one {# point} other {# points}}.',
  rivals: 'Costs your strongest rival about {points, plural, one {# point} other {# points}}.',
}
