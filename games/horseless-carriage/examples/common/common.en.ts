import type { ExampleText } from '@carriage/kernel'

/** You are Red; Emil, Klara, Otto and Rosa sit at the seats after yours. */
export const common = {
  'first-gantt-charts': {
    title: 'The first Gantt charts',
    text: 'Five play, and you drew the last slot. Who is first has five Gantt charts, the next one four, and so on: you begin with one. Place your two departments.',
  },
  'who-passes-fills-up': {
    title: 'Who passes fills up',
    text: 'Last year the order was you, Emil, Klara. Emil has taken slot 1, Klara has passed. Pass too: the open slots are filled in the order of last year, so you get slot 2 and Klara slot 3, and you keep your Gantt charts.',
  },
  'new-dimension': {
    title: 'Which dimension enters',
    text: 'Make the last sale of the year, and the range track leaves the board. Beside it, reliability has an innovation of 3, speed and design have 4 each. Your marker on speed stands furthest, on square 3: speed enters.',
  },
  'dimension-comes-back': {
    title: 'A dimension comes back',
    text: 'Speed left the board last year, and its minimum rose to 1. Make the last sale: speed enters at the left axis, which now begins at 1. Even the lowest row asks for speed 1, the next field for 2.',
  },
  'card-in-a-quadrant': {
    title: 'A card in quadrant III',
    text: 'The others have played. Lay the card with two cars and two punch clocks into quadrant III: its sparks keep their column and row within the quadrant. Two sparks light up at the top left, one car buyer comes to each, and the timecard advances by two.',
  },
  'two-buyers-for-a-spark': {
    title: 'At most two buyers for a spark',
    text: 'Six niches have two sparks for sports cars each, and no buyer, one, two, three, four or five. Play any card: two, two, two and one buyer come, then none. Two sparks never bring a niche above four.',
  },
  dashboard: {
    title: 'The two sockets of the dashboard',
    text: 'Square 4 of design and square 6 of speed belong to the dashboard. Your markers are on 4 and 5. Build it at side C with an indicator for design: your cars get design 1. One for speed is refused.',
  },
  'equal-technologies': {
    title: 'Safety from two stations',
    text: 'A brake gives your mainline safety 1. Build a windshield at side D, with its indicator. It also gives 1, and since both are connected to the same mainline, the brochure says safety 2.',
  },
  patents: {
    title: 'Patents in slot 2',
    text: 'On range you are on 1, the others on 1, 2 and 4. In slot 2 you may use what two others have reached: square 2. Build a radiator, though your own marker is short of it. A tire needs square 3 and is refused.',
  },
  'patents-of-five': {
    title: 'Patents among five',
    text: 'The others are on 0, 3, 4 and 2 of range, you on 1. You are in slot 2, and the second best of them has reached square 3: build a tire. A fuel tank, square 4, is refused.',
  },
  'patents-of-three': {
    title: 'Exactly two others',
    text: 'Your range marker has not moved. Emil, before you in the order, is on 2, Klara, behind you, on 3. You are in slot 2: both have reached square 2, so you may build a radiator. Who comes before whom does not matter.',
  },
  'engine-of-one-dimension': {
    title: 'An engine for range only',
    text: 'You have range 1, but nothing on speed. Build an engine with an indicator for range. One for speed is refused: each indicator needs access in its own dimension.',
  },
  'lost-access': {
    title: 'Access that is lost',
    text: 'Last year patents let you build a windshield. This year you are in the last slot, and your own safety is 1. It goes on to give safety 1: submit a plan without stations and look at the brochure. A second one at your other mainline is refused.',
  },
  'engine-and-brake': {
    title: 'A brake behind the engine',
    text: 'The engine is at side B of your mainline. Build a brake at the far side of the engine: both belong to step B, so the engine passes on the connection, and your cars get safety 1.',
  },
  'corner-of-a-mirrored-mainline': {
    title: 'A corner of a mirrored mainline',
    text: 'Your mainline is mirrored: B is at its right. Build the engine above the dealership, where it touches the edge of one corner square, and the brake at the engine. Both are connected with B: speed 1, range 2, safety 1.',
  },
  'edge-of-a-corner': {
    title: 'The edge of a corner square',
    text: 'The corner squares of a mainline belong to two sides. Build the radiator left of the lower left corner square: the edge that it touches is part of side A, so range rises from 1 to 2.',
  },
  'engine-over-indicators': {
    title: 'Connected by indicators',
    text: 'Indicators connect in all four directions. Build the engine at the top with its indicator for speed between it and the brake. The engine touches neither mainline nor brake, but is connected with side B over the indicators: speed 1.',
  },
  'joined-by-indicators': {
    title: 'Held by indicators alone',
    text: 'Nothing but the indicators joins this engine to the rest of your factory. Build it all the same: indicators belong to contact groups, so the engine has its way to a loading bay, and speed is 1.',
  },
  'one-engine-two-mainlines': {
    title: 'One engine for two mainlines',
    text: 'Build an engine that touches side B of both mainlines, and a brake behind it. They count for both. The lower one has speed 2 with its claxon, but the dealership takes the weaker one: speed 1, range 1, safety 1, for four cars.',
  },
  'two-brakes': {
    title: 'Two brakes, kept apart',
    text: 'Build one brake for each mainline. They meet at a corner only and are not connected, so both may stand. Turn the indicator of the first one into the gap between them, and it joins them: the plan is refused.',
  },
  'mainline-to-mainline': {
    title: 'From mainline to mainline',
    text: 'Side A of one mainline touches side A of the other. Build a door at side A of the lower one: it counts for both, and the dealership has design 1. A second door that touches the first is refused.',
  },
  'wrong-side': {
    title: 'The wrong side',
    text: 'Only side A of your mainline is free below. A brake, step B, is refused there. Build a door, step A: both dealerships at the mainline get design 1.',
  },
  'corner-of-the-bay': {
    title: 'A corner is no contact',
    text: 'Place your research department below the loading bay. For the planning department, the square that meets the bay at a corner is not enough. Place it one square higher, where it shares an edge with the bay.',
  },
  'strip-is-no-bay': {
    title: 'The strip is no loading bay',
    text: 'Your expansion is beside the keep-clear strip of the main tile. A planning department that touches only the strip is refused. Build it right of the loading bay.',
  },
  'room-for-an-upgrade': {
    title: 'Room for an upgrade',
    text: 'Around the bumper everything was full, until you laid an expansion at its right last year. Now three squares are free: place the indicator for safety on one of them. The square above them is a loading bay.',
  },
  'year-seven': {
    title: 'Year 7',
    text: 'All six expansions are laid. Submit your plan without one. Nobody can sell, and after the sales of year 7 the game is over, though the timecard still shows 5.',
  },
  'weaker-mainline': {
    title: 'The weaker mainline counts',
    text: 'A mainline for cars and one for sports cars touch your dealership, and a brake counts for both. Build a tire at the one for cars. The brochure still says range 0: the sports cars have none. It lists both types, up to two of each.',
  },
  'two-mainlines-of-a-type': {
    title: 'Two mainlines of a type',
    text: 'Two mainlines for cars with a capacity of 3 each touch your dealership. Place the window over the seven buyers at range 1, safety 1: the stocks add up, and you sell six cars at once, for 36.',
  },
  'market-stretch': {
    title: 'Market stretch',
    text: 'The small dealership has no marketing department, the middle one has one. Build another that touches both. It counts fully for each: the small one gets a window of 2 by 2, the middle one of 3 by 3. More than that there is not.',
  },
  'reading-the-axes': {
    title: 'Reading the axes',
    text: 'Design is at the bottom axis, range at the left one. Your cars have design 1 and range 2: that opens two fields to the right and three upward. Place your window over the two buyers who ask for design 1 and range 2. One column further it would ask for design 2 and is refused.',
  },
  'overlapping-windows': {
    title: 'Overlapping windows',
    text: 'Your cars have safety 1 and range 0, and your window is 3 by 3. Wholly on the board it would ask for range 1. Let it stick out over the lower edge, across the windows of Emil and Klara, and sell two cars.',
  },
  'two-windows-one-niche': {
    title: 'One niche in two windows',
    text: 'Each of your dealerships has one car, and one niche has two buyers. Place the window of the first over it: one car is sold, for 6. Nobody else can sell, so it is your turn again: the second dealership sells there too.',
  },
  'empty-segments': {
    title: 'Empty segments are skipped',
    text: 'Buyers are in segments 0 and 2 only. The highest marker, 6, went to segment 2, the next one, 4, to segment 0, and the others have none. Sell your car to the buyer at design 2, range 2, for 6.',
  },
} as const satisfies Readonly<Record<string, ExampleText>>

export type CommonId = keyof typeof common
