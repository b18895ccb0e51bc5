/** What a move is for, in English. */
export const en = {
  technology:
    'Moves you to square {square} of {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}}.',
  asked:
    'In year {year} every vehicle needs {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} {minimum}.',
  axis: 'This year’s buyers care about {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}}.',
  patent:
    'In that slot, patents let you build from square {square} of {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}}.',
  newAxis:
    'As the markers stand, {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} becomes an axis in year {year}.',
  capacity: 'Each of your mainlines then makes {capacity, plural, one {# vehicle} other {# vehicles}} a year.',
  sells: 'You’d sell {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} this year.',
  patents: 'Patents unlock {squares, plural, one {# more square} other {# more squares}} for you.',
  charts: 'You’d keep your {charts, plural, one {# Gantt chart} other {# Gantt charts}}.',
  slots: 'You’d end up in slot {from} to {to}.',
  thisYear:
    '{open, plural, =0 {No dealership is open this year} one {# dealership is open this year} other {# dealerships are open this year}}{income, plural, =0 {, and there are no buyers for it.} other {: up to ${income} in sales if no rival takes the buyers.}}',
  nextYear:
    '{open, plural, =0 {None meets the minimums for year {year} yet.} one {# already meets the minimums for year {year}.} other {# already meet the minimums for year {year}.}}',
  room: 'Leaves room for {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} {minimum}, required in year {year}.',
  noRoom:
    'Leaves no room for {dimension, select, speed {speed} range {range} design {design} reliability {reliability} other {safety}} {minimum}, required in year {year}: a dealership will close.',
  contested:
    '{left, plural, one {# {tile, select, car {car} sports {sports} other {truck}} mainline is} other {# {tile, select, car {car} sports {sports} other {truck}} mainlines are}} left and you need {need}: if rivals building before you take too many, you’ll have to replan.',
  soldNow: 'Earns ${income} at once.',
  salesLeft: 'You can earn up to ${income} from here, if no rival takes the buyers.',
  buyers:
    'Brings {added, plural, =0 {no buyers} one {# buyer} other {# buyers}} next year; your current dealerships reach {reached, plural, =0 {none} other {#}} of them.',
  clocks: 'Moves the timecard by {ticks}.',
}
