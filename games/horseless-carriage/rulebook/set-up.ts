import type { Rule } from '@carriage/kernel'

const section = 'Set-up'

export const setUpRules = [
  {
    id: 'HC-2.1',
    section,
    title: 'What each player takes',
    text: 'You take a colour that nobody else has, with its deck of {count.cards} cards in hand, three dealerships, nine market windows, {departments.rows.marketing.perPlayer} marketing departments and a main floor tile. Your table may agree before the game which colour each seat plays.',
  },
  {
    id: 'HC-2.2',
    section,
    title: 'Drawing the active tracks',
    text: 'The five research tracks are drawn in random order. The first goes to the bottom axis, the second to the left axis.',
  },
  {
    id: 'HC-2.3',
    section,
    title: 'Drawing the column',
    text: 'The other three tracks go to the off-board column in the order drawn, the first on top. The direction matters only for the last tie-break (HC-9.11).',
    ruling: true,
  },
  {
    id: 'HC-2.4',
    section,
    title: 'First research markers',
    text: 'Your markers start on square 1 of the two active tracks and on 0 of the three others.',
  },
  {
    id: 'HC-2.5',
    section,
    title: 'First minimum specs',
    text: 'All five minimum specs start at 0, so both axes read 0, 1, 2, 3.',
  },
  {
    id: 'HC-2.6',
    section,
    title: 'Start of the obsolescence marker',
    text: 'The obsolescence marker starts at the bottom axis.',
  },
  {
    id: 'HC-2.7',
    section,
    title: 'First engineering order',
    text: 'A random order of the players is the engineering order until the end of phase 2 of year 1: the first player has slot 1, the last player the last slot.',
  },
  {
    id: 'HC-2.8',
    section,
    title: 'First Gantt charts',
    text: 'From slot 1 to the last slot you start with these Gantt charts: {players.rows.3.gantt} with three players, {players.rows.4.gantt} with four, {players.rows.5.gantt} with five.',
  },
  {
    id: 'HC-2.9',
    section,
    title: 'Starting departments',
    text: 'You take one research and one planning department from the common supply and must place both at once, by HC-5.4 to HC-5.8 and HC-5.13 to HC-5.15. They come out of the common supply and are missing there afterwards.',
    ruling: true,
  },
  {
    id: 'HC-2.10',
    section,
    title: 'Placing at the same time',
    text: 'All players place their starting departments at the same time. Nothing is contested, so no order is needed.',
    ruling: true,
  },
  {
    id: 'HC-2.11',
    section,
    title: 'Place of the main tile',
    text: 'The main floor tile lies unturned with its top-left square at 0,0. Any other way would give an equivalent factory.',
    ruling: true,
  },
  {
    id: 'HC-2.12',
    section,
    title: 'Six expansions each',
    text: 'You have {floor.expansionsPerPlayer} floor expansions.',
  },
  {
    id: 'HC-2.13',
    section,
    title: 'First assembly capacity',
    text: 'Your assembly capacity starts at {assemblyTrack.capacities.0}.',
  },
  {
    id: 'HC-2.14',
    section,
    title: 'Start of the timecard',
    text: 'The timecard starts unflipped at {punchClock.start.3} with three players, at {punchClock.start.4} with four and at {punchClock.start.5} with five.',
  },
  {
    id: 'HC-2.15',
    section,
    title: 'First buyers',
    text: 'The neutral deck is shuffled and cards are drawn, none twice: {players.rows.3.neutralAtSetUp} with three players, {players.rows.4.neutralAtSetUp} with four, {players.rows.5.neutralAtSetUp} with five. Each puts one buyer of its type on its niche of quadrant I.',
  },
  {
    id: 'HC-2.16',
    section,
    title: 'Neutral cards go back',
    text: 'The drawn neutral cards return to the deck, and it is shuffled as in phase 8.',
    ruling: true,
  },
  {
    id: 'HC-2.17',
    section,
    title: 'First prices',
    text: 'Then prices are set once by HC-10.18, because year 1 needs them. With the standard tables all first buyers stand in segment 0, so it gets the {priceMarkers.values.0} and no other segment has a marker.',
    ruling: true,
  },
  {
    id: 'HC-2.18',
    section,
    title: 'Missing colours',
    text: 'For each colour not in play one set of tiles leaves the common supply: of each mainline, department and technology station as many as its table counts for one colour. Of mainlines these are {mainlines.rows.car.perColour} for cars, {mainlines.rows.sports.perColour} for sports cars and {mainlines.rows.truck.perColour} for trucks, and {departments.rows.research.perColour} research and {departments.rows.planning.perColour} planning departments.',
  },
  {
    id: 'HC-2.19',
    section,
    title: 'Nothing else yet',
    text: "At the start there are no sparks, everybody's wealth is 0 and no window is on the board.",
  },
  {
    id: 'HC-2.20',
    section,
    title: 'Order of set-up',
    text: 'Tracks and player order are drawn first and known to all; then departments are placed. When the last player has placed, the neutral cards are drawn and phase 1 of year 1 begins.',
    ruling: true,
  },
] as const satisfies readonly Rule[]
