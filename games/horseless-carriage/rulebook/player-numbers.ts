import type { Rule } from '@carriage/kernel'

const section = 'Player numbers'

export const playerNumberRules = [
  {
    id: 'HC-12.1',
    section,
    title: 'Three to five players',
    text: 'Three, four or five of you play.',
  },
  {
    id: 'HC-12.2',
    section,
    title: 'What depends on players',
    text: 'The number of players decides the start of the timecard, first Gantt charts, focus slots, neutral cards and the common supply (HC-2.8, HC-2.14, HC-2.15, HC-2.18, HC-4.3, HC-10.13), and nothing else.',
  },
  {
    id: 'HC-12.3',
    section,
    title: 'Otherwise the same',
    text: 'All other rules are the same for every number of players.',
  },
  {
    id: 'HC-12.4',
    section,
    title: 'Introductory game',
    text: 'In the option of the introductory game, good for a first game, there are only cars: no sports cars and no trucks.',
  },
  {
    id: 'HC-12.5',
    section,
    title: 'Introductory mainlines',
    text: 'In the introductory game there are no mainlines for sports cars and trucks.',
    printed: 'part',
  },
  {
    id: 'HC-12.6',
    section,
    title: 'Introductory neutral deck',
    text: 'In the introductory game the neutral truck card is left out. There remain {count.neutralWithoutTrucks} cards, enough for the largest draw.',
    printed: 'part',
  },
  {
    id: 'HC-12.7',
    section,
    title: 'Introductory player decks',
    text: 'In the introductory game all player cards stay, and their sparks for sports cars and trucks count for nothing: the print takes out the vehicles and names no cards. Your table may choose to leave out every card with such a spark; of each deck enough cards remain that one can be played each year.',
    printed: 'part',
  },
  {
    id: 'HC-12.8',
    section,
    title: 'Introductory car mainlines',
    text: 'In the introductory game the number of car mainlines stays as printed. In the option with merged mainlines those of the other types are added: {count.mergedMainlines} with three, four or five players.',
    printed: 'none',
  },
] as const satisfies readonly Rule[]
