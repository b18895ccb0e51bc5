import type { Rule } from '@carriage/kernel'

const section = 'Actions'

export const researchRules = [
  {
    id: 'AE-5.10',
    section,
    title: 'The Research action',
    text: 'Raise your body level or your engine level by 1.',
  },
  {
    id: 'AE-5.11',
    section,
    title: 'The highest level',
    text: 'No level rises above {companyBoard.highestLevel}, since no part has a higher value.',
    printed: 'none',
  },
  {
    id: 'AE-5.12',
    section,
    title: 'Two levels apart at most',
    text: 'After Research your levels may differ by at most {companyBoard.mostLevelDifference}. You may not raise a level that would run further ahead.',
  },
  {
    id: 'AE-5.13',
    section,
    title: 'When only one can rise',
    text: 'If only one of your levels can rise, you must raise that one.',
  },
  {
    id: 'AE-5.14',
    section,
    title: 'Research nearly always works',
    text: 'Research is impossible only when both levels are at {companyBoard.highestLevel}, because the lower level can always rise.',
    printed: 'part',
  },
  {
    id: 'AE-5.15',
    section,
    title: 'Spending an engineer token',
    text: 'Instead of raising one level you may spend one engineer token and raise both levels by 1.',
  },
  {
    id: 'AE-5.16',
    section,
    title: 'A token moves both',
    text: 'You may spend a token only if both levels are below {companyBoard.highestLevel}: it has to move both.',
    printed: 'part',
  },
  {
    id: 'AE-5.17',
    section,
    title: 'Token at full distance',
    text: 'You may spend a token when your levels differ by {companyBoard.mostLevelDifference}, because the distance stays the same.',
  },
  {
    id: 'AE-5.18',
    section,
    title: 'One token per Research',
    text: 'In one Research action you may spend at most one token.',
  },
  {
    id: 'AE-5.19',
    section,
    title: 'Spent tokens',
    text: 'A spent engineer token leaves the game.',
  },
  {
    id: 'AE-5.20',
    section,
    title: 'Which token you spend',
    text: 'If you have the loose token and one on an engineer, you choose which of the two you spend; tokens on engineers are all alike. The place of a token matters only for Olds (AE-7.24). If your table counts any token for Olds, the loose one goes first.',
    printed: 'none',
  },
] as const satisfies readonly Rule[]
