import { invariantsTest } from '@carriage/kraftwagen-family/testing/random-games-test'
import { standardOptions } from './index.ts'
import { title } from './title.ts'

invariantsTest(title, [
  standardOptions,
  {
    ...standardOptions,
    scoreVisibility: 'hidden',
    recruitmentLeftovers: 'discard',
    instantSale: 'placeExtraCar',
  },
  {
    ...standardOptions,
    recruitmentLeftovers: 'fillToTwo',
    pitLaneCars: 'sharedPlace',
    twoPlayerMarketSpaces: 4,
    oldsToken: 'anyToken',
  },
])
