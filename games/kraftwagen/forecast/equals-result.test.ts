import { forecastsTest } from '@carriage/kraftwagen-family/testing/forecasts-test'
import { compareForecasts } from './testing/equals-result.ts'

forecastsTest(compareForecasts, {
  // `pnpm --filter @carriage/kraftwagen forecasts` plays more.
  rounds: 300,
  atLeast: 100,
  sales: ['sales', 'sales with Benz'],
  others: ['gains of Benz', 'lap awards', 'distance to lap awards', 'forfeited', 'awards'],
})
