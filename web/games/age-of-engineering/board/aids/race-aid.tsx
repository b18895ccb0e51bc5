import { companyOf, componentTablesOf, teamBonus } from '@carriage/age-of-engineering'
import { DrivePath } from '../../../../board/kraftwagen-family/drive-path.tsx'
import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { triedDrive } from '../../../../board/kraftwagen-family/tried-drive.ts'
import { Aid } from '../../../../board/parts/aid.tsx'
import { drivesACar } from '../circuit.tsx'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'

/** The previewed drive: its length, the spaces that it skips, and its value. */
export function RaceAid(props: Props) {
  const { view, me, draft, t, translator } = props
  if (me === undefined || !draft || !drivesACar(draft, props)) return null
  const drove = triedDrive(draft)
  const steps = drove ? drove.path.filter((space) => !drove.skipped.includes(space)).length : undefined
  const forecast = steps === undefined ? forecasts.race(view, me) : forecasts.race(view, me, steps)
  const { raceEngine, team, engineers } = companyOf(view, me)
  const joining = draft.move.kind === 'race' ? draft.move.workers : 0
  const values = { engine: raceEngine, team: teamBonus(componentTablesOf(view), team + joining) }
  const skipped = forecast.path.filter((space) => space.skipped !== null)
  const worth = (standing: typeof forecast.after) => {
    const points = standing.points.find(({ seat }) => seat === me)
    return (points?.place ?? 0) + (points?.laps ?? 0)
  }
  return (
    <Aid title={t('drive.title', { steps: forecast.steps })}>
      {(!drove || drove.because === 'grandPrix') && (
        <p>{t(engineers.includes('chevrolet') ? 'drive.sum.chevrolet' : 'drive.sum', values)}</p>
      )}
      <DrivePath
        edition="american"
        path={forecast.path.map(({ space, skipped: by, lap }) => ({ space, skipped: by !== null, lap }))}
      />
      {skipped.length > 0 && <p>{t('drive.skipped', { spaces: skipped.map(({ space }) => space).join(', ') })}</p>}
      {forecast.laps > 0 && <p className={tones.good}>{t('drive.laps', { laps: forecast.laps })}</p>}
      <p>{t('drive.worth', { before: worth(forecast.before), after: worth(forecast.after) })}</p>
      {forecast.helps.length > 0 && (
        <p className={tones.warning}>
          {t('drive.helps', { names: forecast.helps.map((seat) => translator.name(seat)).join(', ') })}
        </p>
      )}
    </Aid>
  )
}
