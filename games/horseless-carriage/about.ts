import type { About } from '@carriage/kernel'

export const about: About = {
  id: 'horseless-carriage',
  name: 'Horseless Carriage',
  order: 30,
  stage: 'offered',
  quickMinutes: 25,
}
