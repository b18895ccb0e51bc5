import type { DriveCourse, DriveSpace } from '../circuit.ts'
import type { Tally } from './comparing.ts'

/** Compares a drive forecast, space by space, with the drive event. */
export function compareDrive(
  forecast: {
    readonly from: number
    readonly to: number
    readonly laps: number
    readonly path: readonly Pick<DriveSpace, 'space' | 'step' | 'lap'>[]
  },
  { from, to, path, skipped, laps }: DriveCourse,
  tally: Tally,
): void {
  const seen = forecast.path.map(({ space }) => space)
  const notCounted = forecast.path.filter(({ step }) => step === null).map(({ space }) => space)
  const crossed = forecast.path.filter(({ lap }) => lap).length
  tally.same(
    'drive',
    [forecast.from, forecast.to, seen, [...new Set(notCounted)], crossed, forecast.laps],
    [from, to, path, skipped, laps, laps],
  )
}
