import type { OverviewIn } from './overview.ts'

export const en: OverviewIn = ({
  actionTiles,
  achievements,
  companyBoard,
  lapPoints,
  placePoints,
  players,
  recruitment,
  rounds,
  whiteMarkers,
}) => ({
  paragraphs: {
    goal: `America, early last century. Two to four companies build cars. After ${Object.keys(rounds.rows).length} rounds, the best reputation wins.`,
    gear: `A ring holds ${actionTiles.rows.length} tiles and one marker per company, all in a single chain. The company furthest back jumps to any tile and does its actions; the tile goes to the front. A long jump gets you more today and gives the others time.`,
    parts: `You build bodies and engines of your level. Research raises one level, but the two may never be more than ${companyBoard.mostLevelDifference} apart. You hire workers, attract buyers, and drive in the Grand Prix, where workers in your racing team make your car faster for good.`,
    recruit:
      'And you recruit. An engineer stays with you and brings a token that later raises both levels. An investor brings a production token: lay it on your car, and the car stays when it is sold, to be sold once more; from then on the investor buys too. Other recruits help at once.',
    car: 'After your actions you may place a car: a body, an engine, someone to sell it, and a price no other car has.',
    sale: 'A full market ends the round; so do too many Attract Buyer actions. The race pays for places and laps. Then the buyers choose from top to bottom: best body, best engine, most luxury, or lowest price, which counts double. Ties go to the cheaper car. Last, each investor takes the cheapest car that fits.',
    achievements: `And ${Object.keys(achievements.rows).length} achievements go to whoever gets there first.`,
  },
  card: [
    {
      id: 'turn',
      title: 'Your turn',
      lines: [
        'Choose any tile; your marker takes its place.',
        'Do all its actions, in the order you like; the tile goes to the front.',
        'You may place one car.',
        'Free plays, whenever no action is under way: production token, Exchange, Packard.',
      ],
    },
    {
      id: 'actions',
      title: 'Actions',
      lines: [
        'Build Car Body, Build Engine: a part of exactly your level; an engine also for the race car.',
        `Research: one level up, at most ${companyBoard.mostLevelDifference} apart; with an engineer token both.`,
        'Hire Workers: one worker into the canteen.',
        `Recruit: a tile, or ${recruitment.workers} workers, or ${recruitment.steps} spaces with the race car.`,
        'Attract Buyer: one buyer into the row, with the white markers; if the row is full, the market marker moves.',
        'Grand Prix: workers onto the team if you like, then drive engine plus team.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      lines: [
        `Workshops: ${companyBoard.workshops}. Levels: up to ${companyBoard.highestLevel}.`,
        `Cars on the market: ${players.rows[4].marketSpaces}. Buyers in the row: ${players.rows[4].activeBuyerSpaces}; with two companies ${players.rows[2].activeBuyerSpaces}.`,
        'One engineering marker in each step of a turn.',
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      lines: [
        `Race: ${placePoints.rows.join(', ')} for the first places.`,
        `Laps: ${lapPoints.rows.slice(1).join(', ')}, then ${lapPoints.furtherLap} more for each.`,
        'Buyers from the top: best body, best engine, most luxury, lowest price counted twice; ties to the cheaper car.',
        'Then the investors: the cheapest car that meets their condition.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      lines: [
        ...Object.entries(rounds.rows).map(([round, { prices }]) => `Round ${round}: ${prices.join(', ')}`),
        `White markers each round: body ${whiteMarkers.rows.body}, engine ${whiteMarkers.rows.engine}, luxury ${whiteMarkers.rows.luxury}, price ${whiteMarkers.rows.price}.`,
      ],
    },
  ],
})
