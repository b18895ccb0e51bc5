import type { Rule } from '@carriage/kernel'

const section = 'Actions'

export const hireWorkersRules = [
  {
    id: 'AE-5.29',
    section,
    title: 'The Hire Workers action',
    text: 'Move one worker from your own supply to your canteen.',
  },
  {
    id: 'AE-5.30',
    section,
    title: 'Salesperson instead of worker',
    text: 'With Riker you may take the salesperson instead, if this figure is in your own supply (AE-6.31).',
  },
  {
    id: 'AE-5.31',
    section,
    title: 'Nobody to hire',
    text: "Hire Workers is skipped if your own supply has no worker and, with Riker, no salesperson either, who would take a worker's place.",
    printed: 'part',
  },
] as const satisfies readonly Rule[]
