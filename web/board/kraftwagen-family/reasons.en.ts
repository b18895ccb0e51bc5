/** What a move of both Kraftwagens is for, in English. Facts first; estimates say "about". */
export const en = {
  sold: 'As things stand, sells a car to the {customer, select, body {Body buyer} engine {Engine buyer} prestige {Prestige buyer} luxury {Luxury buyer} price {Price buyer} other {investor}} for {points}.',
  soldSurely:
    'Sells a car to the {customer, select, body {Body buyer} engine {Engine buyer} prestige {Prestige buyer} luxury {Luxury buyer} price {Price buyer} other {investor}} for {points}, and ends the round.',
  salesMore: 'As things stand, your other cars sell for {points} more.',
  undercut: 'At {price}, {seat} could undercut it.',
  unsold:
    'As things stand, nobody buys the car at {price}: it waits for one more {customer, select, body {Body buyer} engine {Engine buyer} prestige {Prestige buyer} luxury {Luxury buyer} other {Price buyer}}.',
  rivalSales: 'As things stand, {seat} loses {points} in sales.',
  raceMore: 'As things stand, you earn {points} more from the Grand Prix.',
  collected: 'Earns {points, plural, one {# point} other {# points}} at once.',
  parts: 'Builds towards a car worth about {points, plural, one {# point} other {# points}} more.',
  research: 'Raises your level, worth about {points, plural, one {# point} other {# points}} later.',
  engineers: 'Puts an engineer to work, worth about {points, plural, one {# point} other {# points}}.',
  workers: 'Gives you more workers, worth about {points, plural, one {# point} other {# points}}.',
  tempo: 'You move again sooner, worth about {points, plural, one {# point} other {# points}}.',
}
