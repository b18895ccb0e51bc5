/** What a move is for, in English. */
export const en = {
  technology:
    'Brings you to square {square} of {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}}.',
  asked:
    'In year {year} every vehicle needs {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} {minimum}.',
  axis: 'This year’s buyers look at {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}}.',
  patent:
    'In your slot you may then build from square {square} of {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} by patent.',
  newAxis:
    'As the markers stand, {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} then comes to the axes in year {year}.',
  capacity: 'Each of your mainlines then makes {capacity, plural, one {# vehicle} other {# vehicles}} a year.',
  sells: 'You sell {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} this year.',
  patents: 'Patents open {squares, plural, one {# more square} other {# more squares}} for you.',
  charts: 'You keep your {charts, plural, one {# Gantt chart} other {# Gantt charts}}.',
  slots: 'You end in a slot from {from} to {to}.',
  thisYear:
    '{open, plural, =0 {No dealership is open this year} one {# dealership is open this year} other {# dealerships are open this year}}{income, plural, =0 {, and there is no buyer for it.} other {: it can sell for up to {income}, if no rival takes the buyers.}}',
  nextYear:
    '{open, plural, =0 {None meets the minimums of year {year} yet.} one {# already meets the minimums of year {year}.} other {# already meet the minimums of year {year}.}}',
  room: 'Leaves room for {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} {minimum}, asked for in year {year}.',
  noRoom:
    'Leaves no room for {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} {minimum}, asked for in year {year}: a dealership will close.',
  contested:
    '{left, plural, one {# {tile, select, car {car} sports {sports} other {truck}} mainline is} other {# {tile, select, car {car} sports {sports} other {truck}} mainlines are}} left and you need {need}: if rivals who build before you leave too few, you plan anew.',
  soldNow: 'Sells for {income} at once.',
  salesLeft: 'In all you can sell for up to {income} from here, if no rival takes the buyers.',
  buyers:
    'Brings {added, plural, =0 {no buyers} one {# buyer} other {# buyers}} next year; your dealerships as they stand reach {reached, plural, =0 {none} other {#}} of them.',
  clocks: 'It moves the timecard by {ticks}.',
}
