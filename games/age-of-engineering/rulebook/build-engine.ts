import type { Rule } from '@carriage/kernel'

const section = 'Actions'

export const buildEngineRules = [
  {
    id: 'AE-5.21',
    section,
    title: 'Build Engine',
    text: 'Take one engine whose value equals your engine level, and no other value.',
  },
  {
    id: 'AE-5.22',
    section,
    title: 'Workshop or race car',
    text: 'You choose where the engine goes: into a workshop or into your race car.',
  },
  {
    id: 'AE-5.23',
    section,
    title: 'Engine in a workshop',
    text: 'Into a workshop an engine goes as a body does (AE-5.3 to AE-5.8).',
  },
  {
    id: 'AE-5.24',
    section,
    title: 'Engine in the race car',
    text: 'In your race car the new engine becomes the race engine; an engine tile that was there goes back to the supply.',
  },
  {
    id: 'AE-5.25',
    section,
    title: 'Workshops do not change',
    text: 'For an engine in your race car you return nothing from your workshops, even if all are full.',
  },
  {
    id: 'AE-5.26',
    section,
    title: 'A weaker race engine',
    text: 'The new race engine may be equal to the old one or weaker; nothing forbids it.',
    printed: 'part',
  },
  {
    id: 'AE-5.27',
    section,
    title: 'Race engine is not sold',
    text: 'The race engine cannot be part of a car on the market.',
  },
  {
    id: 'AE-5.28',
    section,
    title: 'Race engine stays',
    text: 'The race engine never moves back into a workshop; no rule allows it.',
    printed: 'none',
  },
] as const satisfies readonly Rule[]
