import type { OverviewIn } from './overview.ts'

export const en: OverviewIn = ({ actionTiles, awards, lapMoney, mat, players, raceMoney, rounds, stackMoney }) => ({
  paragraphs: {
    goal: `It is about 1900, and everybody wants a motor car. Two to four of you run young car works. After ${Object.keys(rounds.rows).length} rounds, the most money and award points together wins.`,
    chain: `Everything you do comes from a chain of ${actionTiles.rows.length} tiles. Each shows one or more actions: hire a worker, research, build a body, build an engine, attract a buyer, move in the race. The player last in the chain moves and may take any tile. Your worker takes its place, and the tile goes to the front. Jump far and you get what you want today, but the others may move several times before you do.`,
    research:
      'Research gives you a card. Most cards raise your levels, so you build better bodies and engines; some help at once; some are engineers with powers of their own.',
    car: 'At the end of your turn you may place one car: a body, an engine, at least one worker, and one of the prices still available.',
    race: 'A full market ends the round; so do too many Buyer actions. First the race pays, for places and for laps.',
    sale: 'Then each buyer takes one car: the best body, the best engine, the most workers, or the lowest price, for which that buyer pays double. Ties go to the cheaper car. Cars nobody takes earn nothing and are removed.',
    awards: `And ${Object.keys(awards.rows).length} awards wait for whoever gets there first: the first lap, a strong engine, three engineers.`,
  },
  card: [
    {
      id: 'turn',
      title: 'Your turn',
      lines: [
        'Take any tile; your worker stands where it was.',
        'Do all its actions, in the order you like; the tile goes to the front.',
        'You may offer one car.',
        'Tiles left at the tail move to the front. Whose worker is at the tail is next.',
      ],
    },
    {
      id: 'actions',
      title: 'Actions',
      lines: [
        'Hire: a worker from your supply into the canteen.',
        'Research: take one of the two open cards.',
        'Body, Engine: a part of exactly your level into a workshop; an engine also into the Grand Prix car.',
        'Buyer: one buyer into the row, with the money beside the stack; if the row is full, the marker moves down.',
        'Grand Prix: drive as far as your Grand Prix engine says; spaces with cars are skipped.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      lines: [
        `Workshops: ${mat.workshops}, one part each.`,
        `Cars on the market: ${players.rows[4].marketSpaces}; with two players ${players.rows[2].marketSpaces}.`,
        `Buyers in the row: ${players.rows[4].activeBuyerSpaces}; with two players ${players.rows[2].activeBuyerSpaces}.`,
        'One engineer marker in a turn, one on a car.',
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      lines: [
        `Race: ${raceMoney.rows.join(', ')} for the first places.`,
        `Laps: ${lapMoney.rows.slice(1).join(', ')}, then ${lapMoney.furtherLap} more for each.`,
        'Buyers in their order: best body, best engine, most workers, lowest price paid twice; ties to the cheaper car.',
        'Workers of cars go back to the supply, not to the canteen.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      lines: [
        ...Object.entries(rounds.rows).map(([round, { prices }]) => `Round ${round}: ${prices.join(', ')}`),
        `Money beside the stacks each round: body ${stackMoney.rows.body}, engine ${stackMoney.rows.engine}, prestige ${stackMoney.rows.prestige}, price ${stackMoney.rows.price}.`,
      ],
    },
  ],
})
