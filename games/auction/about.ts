import type { About } from '@carriage/kernel'

export const about: About = { id: 'auction', name: 'The auction', order: 90, stage: 'trial' }
