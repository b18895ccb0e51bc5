import type { Rule } from '@carriage/kernel'

const section = 'End of the game'

export const endOfGameRules = [
  {
    id: 'AE-12.1',
    section,
    title: 'After round 3',
    text: 'When round 3 has been scored, the game is over.',
  },
  {
    id: 'AE-12.2',
    section,
    title: 'Most points win',
    text: 'The company with the most points wins.',
  },
  {
    id: 'AE-12.3',
    section,
    title: 'Ties and engineers',
    text: 'In a tie the tied company with more engineers wins.',
  },
  {
    id: 'AE-12.4',
    section,
    title: 'Winning together',
    text: 'If that is equal, too, all companies still tied win together.',
  },
  {
    id: 'AE-12.5',
    section,
    title: 'What does not count',
    text: 'Nothing else is scored: parts, workers, tokens, markers and unused investors are worth 0.',
  },
  {
    id: 'AE-12.6',
    section,
    title: 'Open or hidden points',
    text: 'All totals are open. Your table may choose to hide them (AE-12.7); that changes no points and no decision.',
  },
  {
    id: 'AE-12.7',
    section,
    title: 'Hidden points: the totals',
    text: 'With hidden points only you see your total until the game is over; you may look at your own markers.',
    printed: 'part',
  },
  {
    id: 'AE-12.8',
    section,
    title: 'Hidden points: each gain',
    text: 'With hidden points everybody still sees each gain when it happens: a price, white markers, an achievement, a place in the race.',
    printed: 'part',
  },
  {
    id: 'AE-12.9',
    section,
    title: 'Hidden points: no limit',
    text: 'With hidden points, too, the number of markers in the box does not limit your points (AE-1.9).',
    printed: 'none',
  },
  {
    id: 'AE-12.10',
    section,
    title: 'Totals at the end',
    text: 'At the end all totals are shown, and AE-12.2 to AE-12.4 decide.',
  },
] as const satisfies readonly Rule[]
