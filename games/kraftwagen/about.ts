import type { About } from '@carriage/kernel'

export const about: About = { id: 'kraftwagen', name: 'Kraftwagen', order: 10, stage: 'offered', quickMinutes: 8 }
