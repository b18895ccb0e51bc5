import type { Rule } from '@carriage/kernel'

const section = 'Focus'

export const focusRules = [
  {
    id: 'HC-4.1',
    section,
    title: 'Who sets focus first',
    text: "You act in the order of your Gantt charts, most first. Ties go to the player earlier in last year's engineering order. This order is fixed when the phase begins.",
  },
  {
    id: 'HC-4.2',
    section,
    title: 'Slot or pass',
    text: 'Each player acts exactly once: takes a slot or passes.',
  },
  {
    id: 'HC-4.3',
    section,
    title: 'Open slots',
    text: 'You may take any slot that nobody has taken in this phase. There are as many slots as players.',
  },
  {
    id: 'HC-4.4',
    section,
    title: 'Price of a slot',
    text: 'Taking a slot sets your Gantt charts to 0.',
  },
  {
    id: 'HC-4.5',
    section,
    title: 'Passing keeps your charts',
    text: 'If you pass, nothing happens at once and you keep your Gantt charts.',
  },
  {
    id: 'HC-4.6',
    section,
    title: 'Any open slot will do',
    text: 'You may take a slot even if it is the only one left, or the one you had last year. Only slots already taken are closed.',
  },
  {
    id: 'HC-4.7',
    section,
    title: 'Slots for those who passed',
    text: 'When all have acted, the players who passed fill the open slots from slot 1 upward, in their order of last year.',
  },
  {
    id: 'HC-4.8',
    section,
    title: 'Engineering and sales order',
    text: 'Engineering order goes from slot 1 to the last slot. Sales order is the same backward.',
  },
  {
    id: 'HC-4.9',
    section,
    title: 'How long the order lasts',
    text: 'The new order is in force from the end of this phase until the end of phase 2 next year. It serves phases 3, 5, 6 and 8 of this year, and phase 1 and the ties of HC-4.1 next year.',
  },
  {
    id: 'HC-4.10',
    section,
    title: 'A slot always costs',
    text: 'Every player has at least one Gantt chart when phase 2 begins, so a slot is never free.',
  },
] as const satisfies readonly Rule[]
