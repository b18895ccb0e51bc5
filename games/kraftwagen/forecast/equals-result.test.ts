import { forecastsTest } from '@carriage/motorworks/testing/forecasts-test'
import { compareForecasts } from './testing/equals-result.ts'

forecastsTest(compareForecasts, {
  rounds: 3000,
  atLeast: 500,
  sales: ['sales', 'sales with Benz'],
  others: ['gains of Benz', 'lap awards', 'distance to lap awards', 'forfeited', 'awards'],
})
