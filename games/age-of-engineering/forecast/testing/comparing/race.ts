import { eventsOf } from '@carriage/kraftwagen-family'
import { compareDrive } from '@carriage/kraftwagen-family/testing/drive-comparison'
import { achievementForecast } from '../../achievement-forecast.ts'
import { raceForecast, raceStanding, teamForecast } from '../../race-forecast.ts'
import type { Comparison } from './comparison.ts'

/** Compares the race forecast with the move, and the racing team that joined first. */
export const compareRace: Comparison = ({ move, view, events, after }, tally) => {
  const [drive] = eventsOf(events, 'carDrove')
  if (!drive) return
  // The last starting bonus is automatic, so another company than the deciding one moves.
  const { seat, path, skipped } = drive
  const steps = path.filter((space) => !skipped.includes(space)).length
  const forecast = raceForecast(view(), seat, steps)
  compareDrive(forecast, drive, tally)
  if (move.kind === 'race') {
    const joined = teamForecast(view(), seat).find(({ workers }) => workers === move.workers)
    const [grew] = eventsOf(events, 'teamGrew')
    tally.same('steps of a Grand Prix', joined?.race.steps, steps)
    if (grew) tally.same('racing team', [joined?.team ?? -1, joined?.bonus ?? -1], [grew.team, grew.bonus])
  }
  const won = eventsOf(events, 'achievementWon').map(({ achievement }) => achievement)
  const byLaps = won.filter((achievement) => achievement === 'lap1' || achievement === 'lap2')
  tally.same('lap achievements', forecast.achievements, byLaps)
  const near = achievementForecast(view(), seat).filter((each) => each.needs === 'laps' && each.steps <= steps)
  tally.same(
    'distance to lap achievements',
    near.map(({ achievement }) => achievement),
    byLaps,
  )
  if (eventsOf(events, 'raceScored').length === 0) tally.same('race after a drive', forecast.after, raceStanding(after))
}
