import type { Rule } from '@carriage/kernel'

const section = 'Actions'

export const buildCarBodyRules = [
  {
    id: 'AE-5.1',
    section,
    title: 'Build Car Body',
    text: 'Take one body whose value equals your body level.',
  },
  {
    id: 'AE-5.2',
    section,
    title: 'No other value',
    text: 'You may not take a body of any other value, neither higher nor lower.',
  },
  {
    id: 'AE-5.3',
    section,
    title: 'Into an empty workshop',
    text: 'The body goes into an empty workshop.',
  },
  {
    id: 'AE-5.4',
    section,
    title: 'Full workshops',
    text: 'If all {companyBoard.workshops} workshops are full when you build, you must first return one of their parts to the supply, body or engine, as you choose. This is looked at for each action, since a tile can hold two of them.',
    printed: 'part',
  },
  {
    id: 'AE-5.5',
    section,
    title: 'The new part stays',
    text: 'The new part cannot be the one that you return.',
  },
  {
    id: 'AE-5.6',
    section,
    title: 'Returning only for room',
    text: 'While one of your workshops is empty you may not return a part. In print parts go back only when all are full.',
  },
  {
    id: 'AE-5.7',
    section,
    title: 'Always a part there',
    text: 'Building never fails for lack of parts.',
  },
  {
    id: 'AE-5.8',
    section,
    title: 'Workshops are alike',
    text: 'Which workshop a part stands in makes no difference; no rule names one of them.',
    printed: 'none',
  },
  {
    id: 'AE-5.9',
    section,
    title: 'Bodies do not race',
    text: 'A body never goes to your race car.',
  },
] as const satisfies readonly Rule[]
