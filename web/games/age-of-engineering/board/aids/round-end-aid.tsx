import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { Aid } from '../../../../board/parts/aid.tsx'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'

/** How near the end of the round is, and who could cause it. */
export function RoundEndAid({ view, me, t, translator }: Props) {
  if (view.phase !== 'action') return null
  const { cars, buyers, sealed, seats } = forecasts.roundEnd(view)
  const enders = seats.filter(({ ends: enders }) => enders.length > 0)
  return (
    <Aid title={t('end.title')}>
      <p>{t('end.text', { offered: cars.offered, spaces: cars.spaces, missing: buyers.actionsMissing })}</p>
      {sealed.length > 0 && <p className={tones.warning}>{t('end.sealed')}</p>}
      {enders.map(({ seat, ends: enders }) => (
        <p key={seat} className={seat === me ? tones.warning : undefined}>
          {t(enders.some(({ cause }) => cause === 'market') ? 'end.byCar' : 'end.byBuyer', {
            name: translator.name(seat),
          })}
        </p>
      ))}
    </Aid>
  )
}
