import { forecastsTest } from '@carriage/kraftwagen-family/testing/forecasts-test'
import { compareForecasts } from './testing/equals-result.ts'

forecastsTest(compareForecasts, {
  // `pnpm --filter @carriage/age-of-engineering forecasts` plays more.
  rounds: 210,
  atLeast: 50,
  sales: ['sales', 'sales with Buick'],
  others: [
    'gains of Buick',
    'sales with a token',
    'purchase of an investor',
    'gain by a token',
    'free plays',
    'step of a marker',
    'steps of a Grand Prix',
    'racing team',
    'lap achievements',
    'distance to lap achievements',
    'skipped',
    'achievements',
  ],
})
