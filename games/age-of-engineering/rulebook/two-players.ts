import type { Rule } from '@carriage/kernel'

const section = 'Two players'

export const twoPlayerRules = [
  {
    id: 'AE-13.1',
    section,
    title: 'Market marker of two companies',
    text: 'With two companies the market marker begins every round on space {players.rows.2.marketMarkerStart}.',
  },
  {
    id: 'AE-13.2',
    section,
    title: 'Three active buyers',
    text: 'With two companies the row of active buyers has {players.rows.2.activeBuyerSpaces|place|places}.',
  },
  {
    id: 'AE-13.3',
    section,
    title: 'The fifth Attract Buyer',
    text: 'With two companies, therefore, {players.rows.2.activeBuyerSpaces} times Attract Buyer fill the row in a round; {count.markerStepsForTwo} more put the market marker on space {marketTrack.spaces}.',
  },
  {
    id: 'AE-13.4',
    section,
    title: 'Buick with two',
    text: 'With two companies Buick may still add one buyer below the last, because the marker brings a place of its own.',
    printed: 'none',
  },
  {
    id: 'AE-13.5',
    section,
    title: 'Two starting bonuses',
    text: 'With two companies {players.rows.2.startingBonusesOffered} of the {count.startingBonuses} starting bonuses are drawn at random. The company nearest to the tiles chooses, then the other.',
  },
  {
    id: 'AE-13.6',
    section,
    title: 'Neutral race cars',
    text: 'With two companies two neutral race cars stand on spaces {players.rows.2.neutralCars} in every round. They never move, not even after the race.',
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
    text: 'With two companies, too, the market has {players.rows.2.marketSpaces|place|places}. Your table may choose 4, as in the older edition; then the fourth car ends the action phase.',
    printed: 'part',
  },
] as const satisfies readonly Rule[]
