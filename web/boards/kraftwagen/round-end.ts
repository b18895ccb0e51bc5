import type { State } from '@carriage/kraftwagen'
import { type RoundEndForecast, roundEndForecast } from '@carriage/kraftwagen/forecast'

const known = new WeakMap<State, RoundEndForecast>()

/** How the round could end. It tries out many turns, so what was found is kept for as long as the view is shown. */
export function roundEndOf(view: State): RoundEndForecast {
  let forecast = known.get(view)
  if (!forecast) {
    forecast = roundEndForecast(view)
    known.set(view, forecast)
  }
  return forecast
}
