import type { OverviewIn } from './overview.ts'

export const en: OverviewIn = ({ bonuses, players, priceMarkers, punchClock, segments, windows }) => ({
  paragraphs: {
    goal: 'Three to five of you build cars from about 1900 on, for up to seven years. Nothing costs money; you only earn it. The most wealth wins.',
    factory:
      'Your factory is a grid. A mainline makes cars, and a dealership next to it sells them. Stations such as a brake, an engine or paint connect to the side of the mainline with their letter, and each indicator on them is one point of speed, range, design, reliability or safety. Built pieces never move. Space is what you really pay with, and the floor grows only once a year.',
    year: 'A year begins with research, which unlocks stations for you. Then you choose your slot: those who build first can also use what rivals know, those who build last sell first. Then everyone builds at once.',
    market: `Buyers are in a market of ${segments.rows.reduce((sum, row) => sum + row.length, 0)} niches. Two of the five qualities are its axes; further right and further up buyers want more, and usually pay more. Each open dealership has a window on this market, and in turns you sell into one niche, until nobody can.`,
    expectations:
      'Then the public changes its mind. One quality leaves the market, and every car must have it from now on; a dealership without it stays closed. The quality whose research is furthest ahead takes its place.',
    demand:
      'Last, each of you plays a card face down. Its sparks bring buyers every year, and its clocks bring the end closer. The art is to sell today and keep room for what everyone will expect tomorrow.',
  },
  card: [
    {
      id: 'year',
      title: 'A year',
      lines: [
        '1 Research: a move for each research department.',
        '2 Focus: take a slot, or keep your Gantt charts.',
        '3 Factory: all build, and lay one floor expansion.',
        '4 Brochures: specs, stock, windows; open or closed.',
        '5 Sales, from the last slot to the first.',
        '6 End check. 7 Expectations. 8 Demand: one card each.',
      ],
    },
    {
      id: 'building',
      title: 'Building',
      lines: [
        'Every mainline touches a dealership, every dealership a mainline; what hangs together touches a loading bay somewhere.',
        'A station is connected to the side with its letter, over stations of the same letter.',
        'One station of a type in a connected group; indicators count for every mainline they reach.',
        'Marketing departments touch a dealership. What is built stays.',
      ],
    },
    {
      id: 'patents',
      title: 'What you may build',
      lines: [
        'All squares up to your own marker.',
        'In slot 1 also what one rival has reached, in slot 2 what two rivals have, and so on.',
      ],
    },
    {
      id: 'windows',
      title: 'Windows',
      lines: Object.values(windows.rows).map(
        ({ w, h, marketing }, size, { length }) =>
          `${w} by ${h} niches with ${departments(marketing, size === length - 1)}.`,
      ),
    },
    {
      id: 'money',
      title: 'Money',
      lines: [
        `Prices from the dearest segment with buyers down: ${priceMarkers.values.join(', ')}.`,
        `On top: ${bonuses.rows.truck} for a truck, ${bonuses.rows.sports} for a sports car.`,
      ],
    },
    {
      id: 'end',
      title: 'End and set-up',
      lines: [
        'The game ends after sales if the timecard has been flipped by then, and in year 7. Flipped in phase 8, it leaves you one more year.',
        ...([3, 4, 5] as const).map(
          (seats) =>
            `${seats} players: timecard ${punchClock.start[seats]}, Gantt charts ${players.rows[seats].gantt.join(', ')}.`,
        ),
      ],
    },
  ],
})

function departments(count: number, isLargest: boolean): string {
  const more = isLargest ? ' or more' : ''
  return count === 0
    ? 'no marketing department'
    : `${count}${more} marketing department${count === 1 && !isLargest ? '' : 's'}`
}
