/** What a move of both Kraftwagens is for, in English. Facts first; estimates say "about". */
export const en = {
  sold: 'As things stand, sells a car to the {customer, select, body {Body buyer} engine {Engine buyer} prestige {Prestige buyer} luxury {Luxury buyer} price {Price buyer} other {investor}} for {points}.',
  soldSurely:
    'Sells a car to the {customer, select, body {Body buyer} engine {Engine buyer} prestige {Prestige buyer} luxury {Luxury buyer} price {Price buyer} other {investor}} for {points}: the round ends with it.',
  salesMore: 'As things stand, your other cars sell for {points} more.',
  undercut: 'At {price}, {seat} could undercut it.',
  rivalSales: 'As things stand, it costs {seat} {points} in sales.',
  raceMore: 'As things stand, the Grand Prix pays you {points} more.',
  collected: 'Brings {points, plural, one {# point} other {# points}} at once.',
  parts: 'Gets parts ready for a car worth about {points, plural, one {# point} other {# points}} more.',
  research: 'Raises what you can build, worth about {points, plural, one {# point} other {# points}} later.',
  engineers: 'Has an engineer work for you, worth about {points, plural, one {# point} other {# points}}.',
  workers: 'Has more workers at hand, worth about {points, plural, one {# point} other {# points}}.',
  tempo: 'Lets you move again sooner, worth about {points, plural, one {# point} other {# points}}.',
}
