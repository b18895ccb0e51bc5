import type { Rule } from '@carriage/kernel'

const section = 'End check'

export const endCheckRules = [
  {
    id: 'HC-8.1',
    section,
    title: 'A flipped timecard ends it',
    text: 'If the timecard is flipped when phase 6 begins, the game is over.',
  },
  {
    id: 'HC-8.2',
    section,
    title: 'The seventh year',
    text: 'The game is over in phase 6 of year 7 in any case.',
  },
  {
    id: 'HC-8.3',
    section,
    title: 'Otherwise play on',
    text: 'Otherwise phase 7 follows.',
  },
  {
    id: 'HC-8.4',
    section,
    title: 'Most wealth wins',
    text: 'The player with the most wealth wins.',
  },
  {
    id: 'HC-8.5',
    section,
    title: 'Tied for the win',
    text: "Among players tied for the most wealth, the one earliest in this year's sales order wins. So there is exactly one winner.",
  },
  {
    id: 'HC-8.6',
    section,
    title: 'Places behind the winner',
    text: 'All further places are decided in the same way; the printed rules name only the winner.',
    printed: 'none',
  },
  {
    id: 'HC-8.7',
    section,
    title: 'When a flip counts',
    text: 'A flip in phase 8 ends the game in phase 6 of the next year. A flip in phase 1 or 4 ends it in phase 6 of the same year.',
  },
] as const satisfies readonly Rule[]
