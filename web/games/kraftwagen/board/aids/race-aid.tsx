import { componentTablesOf, type Move, type State } from '@carriage/kraftwagen'
import { DrivePath } from '../../../../board/kraftwagen-family/drive-path.tsx'
import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { Aid } from '../../../../board/parts/aid.tsx'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'

/** The drive of a Grand Prix, space by space: skipped spaces, laps, and the resulting prizes. */
export function RaceAid(props: Props) {
  const { view, me, draft, t, translator } = props
  if (me === undefined || !draft || !drives(view, draft.move)) return null
  const forecast = forecasts.race(view, me)
  const skipped = forecast.path.flatMap(({ space, skipped: by }) => (by === null ? [] : [space]))
  const pays = (standing: typeof forecast.after) => {
    const money = standing.money.find(({ seat }) => seat === me)
    return (money?.place ?? 0) + (money?.laps ?? 0)
  }
  return (
    <Aid title={t('drive.title', { steps: forecast.steps })}>
      <DrivePath
        path={forecast.path.map(({ space, skipped: by, lap }) => ({
          space,
          skipped: by !== null,
          lap: lap && t('drive.lap'),
        }))}
      />
      {skipped.length > 0 && <p>{t('drive.skipped', { spaces: skipped.join(', '), count: skipped.length })}</p>}
      {forecast.porsche && <p>{t('drive.porsche')}</p>}
      <p>
        <b>{t('drive.pays', { before: pays(forecast.before), after: pays(forecast.after) })}</b>
      </p>
      {forecast.helps.length > 0 && (
        <p className={tones.warning}>
          {t('drive.helps', { names: forecast.helps.map((seat) => translator.name(seat)).join(', ') })}
        </p>
      )}
    </Aid>
  )
}

function drives(view: State, move: Move): boolean {
  switch (move.kind) {
    case 'takeTile':
      return componentTablesOf(view).tiles.get(move.tile)?.actions.includes('grandPrix') ?? false
    case 'chooseAction':
      return move.action === 'grandPrix'
    case 'chooseItem':
      return move.item === 'grandPrix'
    case 'drive':
      return true
    default:
      return false
  }
}
