import type { Rule } from '@carriage/kernel'

const section = 'Factory'

export const placingRules = [
  {
    id: 'HC-5.1',
    section,
    title: 'Build as you like',
    text: 'You may place any number of pieces in your own factory, or none.',
  },
  {
    id: 'HC-5.2',
    section,
    title: 'The last tile',
    text: 'All players may build at the same time. If two want the same last tile, the one earlier in engineering order gets it.',
  },
  {
    id: 'HC-5.3',
    section,
    title: 'What is built stays',
    text: 'A committed piece or floor tile is never moved, turned or removed. We apply this to indicators and floor too.',
    printed: 'part',
  },
  {
    id: 'HC-5.4',
    section,
    title: 'What adjacent means',
    text: 'Two things are adjacent if a square of one and a square of the other share a whole edge. Touching at a corner does not count.',
  },
  {
    id: 'HC-5.5',
    section,
    title: 'Only on black squares',
    text: 'Every square of a piece lies on a black square of your floor, never on a loading bay, a keep-clear strip or the table.',
  },
  {
    id: 'HC-5.6',
    section,
    title: 'Across floor tiles',
    text: 'A piece may lie across several floor tiles. The border of a tile does not interrupt adjacency.',
  },
  {
    id: 'HC-5.7',
    section,
    title: 'Turning and mirroring',
    text: 'Pieces keep to the grid and may be turned by quarter turns; mainlines and floor expansions may also be turned over. In the option without mirrored tiles nothing is turned over.',
    printed: 'part',
  },
  {
    id: 'HC-5.8',
    section,
    title: 'No overlap',
    text: 'No square carries two pieces.',
  },
  {
    id: 'HC-5.9',
    section,
    title: 'Floor from earlier years',
    text: 'You build only on floor that you laid earlier. The expansion of this year can be used next year.',
  },
  {
    id: 'HC-5.10',
    section,
    title: 'Tiles must be available',
    text: 'A tile of the common supply can be placed only if one is left when your plan commits.',
  },
  {
    id: 'HC-5.11',
    section,
    title: 'Your own tiles',
    text: 'Each of your dealerships can be placed once, and at most {departments.rows.marketing.perPlayer} marketing departments in the whole game.',
  },
  {
    id: 'HC-5.12',
    section,
    title: 'The plan as a whole',
    text: 'What counts is your factory after the whole plan, not piece by piece, and the order of the entries has no meaning. Mainline and dealership need each other, so it cannot be otherwise.',
    printed: 'none',
  },
  {
    id: 'HC-5.13',
    section,
    title: 'Joined to a bay',
    text: 'Pieces joined by adjacency form a contact group. Every contact group contains at least one piece adjacent to a loading bay.',
  },
  {
    id: 'HC-5.14',
    section,
    title: 'Any of your bays',
    text: 'The loading bay of the main tile or of any expansion counts, if you laid the tile before this plan.',
  },
  {
    id: 'HC-5.15',
    section,
    title: 'The strip is no bay',
    text: 'Touching only the keep-clear strip is not contact with a loading bay. In one option the strip counts too.',
    printed: 'part',
  },
  {
    id: 'HC-5.16',
    section,
    title: 'Indicators join pieces',
    text: 'Spec indicators belong to contact groups: they join pieces and can touch the bay. In the option with stations only, contact groups are formed by stations alone.',
    printed: 'none',
  },
  {
    id: 'HC-5.17',
    section,
    title: 'Mainlines need a dealership',
    text: 'Every mainline is adjacent to at least one dealership.',
  },
  {
    id: 'HC-5.18',
    section,
    title: 'Dealerships need a mainline',
    text: 'Every dealership is adjacent to at least one mainline.',
  },
  {
    id: 'HC-5.19',
    section,
    title: 'As many mainlines as you like',
    text: 'You may have any number and mix of mainlines; only the supply and your space limit them.',
  },
  {
    id: 'HC-5.20',
    section,
    title: 'Any side will do',
    text: 'For contact between mainline and dealership any side of the mainline will do, whatever its letter.',
    printed: 'part',
  },
  {
    id: 'HC-5.21',
    section,
    title: 'Marketing needs a dealership',
    text: 'Every marketing department is adjacent to at least one dealership.',
  },
  {
    id: 'HC-5.22',
    section,
    title: 'Research and planning are free',
    text: 'Research and planning departments obey only the general rules HC-5.3 to HC-5.16.',
  },
] as const satisfies readonly Rule[]
