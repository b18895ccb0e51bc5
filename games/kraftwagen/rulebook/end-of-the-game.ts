import type { Rule } from '@carriage/kernel'

const section = 'End of the game'

export const endOfGameRules = [
  {
    id: 'KW-11.1',
    section,
    title: 'End of the game',
    text: 'The game ends after the scoring of round 3.',
  },
  {
    id: 'KW-11.2',
    section,
    title: 'Final score',
    text: 'Your score is your money, from white and coloured markers alike, plus the points of your awards.',
  },
  {
    id: 'KW-11.3',
    section,
    title: 'What does not count',
    text: 'Nothing else counts: parts, workers, cards and engineer markers are worth 0.',
  },
  {
    id: 'KW-11.4',
    section,
    title: 'Highest score wins',
    text: 'The highest score wins.',
  },
  {
    id: 'KW-11.5',
    section,
    title: 'Tie for first',
    text: 'Tied players share the victory; the printed rules name no tie-breaker. With the tie-break option the one with more engineers wins, and only if these are equal too is the victory shared.',
    printed: 'none',
  },
  {
    id: 'KW-11.6',
    section,
    title: 'Everything revealed',
    text: 'At the end all money and awards are revealed.',
  },
] as const satisfies readonly Rule[]
