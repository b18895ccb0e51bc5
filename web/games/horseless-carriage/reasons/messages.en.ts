/** What a move is for, in English. */
export const en = {
  earnings: 'Should earn about {points} in the years that follow.',
  rivals: 'Gains about {points} on your strongest rival.',
  technology: 'Moves your technology {points, plural, one {# step} other {# steps}} on.',
  capacity: 'Raises your assembly capacity.',
  thisYear:
    '{open, plural, =0 {No dealership is open this year} one {# dealership is open this year} other {# dealerships are open this year}}{income, plural, =0 {, and there is no buyer for it.} other {: it can sell for up to {income}, if no rival takes the buyers.}}',
  nextYear:
    '{open, plural, =0 {None meets the minimums of year {year} yet.} one {# already meets the minimums of year {year}.} other {# already meet the minimums of year {year}.}}',
  room: 'Leaves room for {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} {minimum}, asked for in year {year}.',
  noRoom:
    'Leaves no room for {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} {minimum}, asked for in year {year}: a dealership will close.',
}
