import { invariantsTest } from '@carriage/kraftwagen-family/testing/random-games-test'
import { standardOptions } from './index.ts'
import { title } from './title.ts'

invariantsTest(title, [
  standardOptions,
  { ...standardOptions, specialtyTiles: true },
  {
    ...standardOptions,
    specialtyTiles: true,
    scoreVisibility: 'open',
    engineerMarkerLimit: 'perStep',
    marketAward: 'wholeGame',
  },
])
