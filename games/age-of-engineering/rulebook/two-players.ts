import type { Rule } from '@carriage/kernel'

const section = 'Two players'

export const twoPlayerRules = [
  {
    id: 'AE-13.1',
    section,
    title: 'Market marker on space 2',
    text: 'With two companies the market marker begins every round on space 2.',
  },
  {
    id: 'AE-13.2',
    section,
    title: 'Three active buyers',
    text: 'With two companies the row of active buyers has 3 places.',
  },
  {
    id: 'AE-13.3',
    section,
    title: 'The fifth Attract Buyer',
    text: 'With two companies, therefore, the 5th Attract Buyer of a round puts the market marker on space 4: 3 buyers, then 2 spaces.',
  },
  {
    id: 'AE-13.4',
    section,
    title: 'Buick with two',
    text: 'With two companies Buick may still add one buyer below the third, because the marker brings a place of its own.',
    ruling: true,
  },
  {
    id: 'AE-13.5',
    section,
    title: 'Two starting bonuses',
    text: 'With two companies two of the four starting bonuses are drawn at random. The company nearest to the tiles chooses, the other takes the one left.',
  },
  {
    id: 'AE-13.6',
    section,
    title: 'Neutral race cars',
    text: 'With two companies two neutral race cars stand on spaces 3 and 6 in every round. They never move, not even after the race.',
  },
  {
    id: 'AE-13.7',
    section,
    title: 'Neutral cars in the race',
    text: 'Spaces with neutral cars are jumped like any other. Neutral cars are ranked with 0 laps, and the points of their places are lost.',
  },
  {
    id: 'AE-13.8',
    section,
    title: 'Market with two companies',
    text: 'With two companies, too, the market has 6 places. Your table may choose 4, as in the older edition; then the fourth car ends the action phase.',
  },
] as const satisfies readonly Rule[]
