import type { About } from '@carriage/kernel'

export const about: About = {
  id: 'age-of-engineering',
  name: 'Kraftwagen: Age of Engineering',
  order: 20,
  stage: 'offered',
  quickMinutes: 12,
}
