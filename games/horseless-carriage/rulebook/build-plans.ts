import type { Rule } from '@carriage/kernel'

const section = 'Factory'

export const buildPlanRules = [
  {
    id: 'HC-5.64',
    section,
    title: 'One plan a year',
    text: 'In each phase 3 you submit one build plan: everything you place, and the floor expansion if you have one to lay.',
    printed: 'none',
  },
  {
    id: 'HC-5.65',
    section,
    title: 'Submit at any time',
    text: 'You may submit your plan at any time during phase 3, before or after the others.',
    printed: 'none',
  },
  {
    id: 'HC-5.66',
    section,
    title: 'Plans commit in order',
    text: 'Plans commit in engineering order. If all players before you have committed, your plan commits as soon as you submit it.',
    printed: 'part',
  },
  {
    id: 'HC-5.67',
    section,
    title: 'Provisional plans',
    text: 'Until all players before you have committed, your plan is provisional, and you may replace or withdraw it freely.',
    printed: 'none',
  },
  {
    id: 'HC-5.68',
    section,
    title: 'When your turn comes',
    text: 'When its turn comes, a provisional plan is checked against the supply once more; nothing else can have changed. If it still holds, it commits by itself.',
    printed: 'none',
  },
  {
    id: 'HC-5.69',
    section,
    title: 'Plans are closed',
    text: 'Until your plan commits, only you see it; the others see whether you have submitted one. In the option with open plans, all see submitted plans.',
    printed: 'none',
  },
  {
    id: 'HC-5.70',
    section,
    title: 'Plan reopened',
    text: 'If a kind of tile has run short when your plan is to commit, the plan is reopened: it is no longer submitted, you keep its content, and the new tiles of that kind are marked.',
    printed: 'none',
  },
  {
    id: 'HC-5.71',
    section,
    title: 'End of phase 3',
    text: 'Phase 3 ends when all plans have committed.',
    printed: 'none',
  },
  {
    id: 'HC-5.72',
    section,
    title: 'Nobody gets stuck',
    text: 'There is always a legal place for the floor expansion. So a plan with the expansion alone, in year 7 an empty one, is always legal.',
    printed: 'none',
  },
  {
    id: 'HC-5.73',
    section,
    title: 'Rejected plans change nothing',
    text: 'A rejected submission changes nothing: a plan submitted before stays submitted, and a withdrawn or reopened one keeps its content and marks.',
    printed: 'none',
  },
] as const satisfies readonly Rule[]
