import { eventsOf } from '@carriage/kraftwagen-family'
import { compareDrive } from '@carriage/kraftwagen-family/testing/drive-comparison'
import { playerOf } from '../../../state.ts'
import { awardForecast } from '../../award-forecast.ts'
import { raceForecast, raceStanding } from '../../race-forecast.ts'
import type { Comparison } from './comparison.ts'

/** The first drive of a move as its forecast gave it. */
export const compareRace: Comparison = ({ seat, view, events, after }, tally) => {
  const drives = eventsOf(events, 'carDrove')
  const [drive] = drives
  if (!drive) return
  const installed = eventsOf(events.slice(0, events.indexOf(drive)), 'engineInstalled').at(-1)
  const steps = drive.because === 'race5' ? 5 : (installed?.value ?? playerOf(view(), seat).gpEngine)
  const forecast = raceForecast(view(), seat, steps)
  compareDrive(forecast, drive, tally)

  const won = eventsOf(events, 'awardTaken').map(({ award }) => award)
  if (drives.length === 1) {
    const lapAwards = won.filter((award) => award === 'lap1' || award === 'lap2')
    tally.same('lap awards', forecast.awards, lapAwards)
    const near = awardForecast(view(), seat).filter((award) => award.needs === 'laps' && award.steps <= forecast.steps)
    tally.same(
      'distance to lap awards',
      near.map(({ award }) => award),
      lapAwards,
    )
  }
  if (drives.length === 1 && eventsOf(events, 'raceScored').length === 0) {
    tally.same('race after a drive', forecast.after, raceStanding(after))
  }
}
