import { lapPointsNow, raceNow } from '@carriage/age-of-engineering'
import { seatsOf } from '@carriage/kernel'
import { Aid } from '../../../../board/parts/aid.tsx'
import { SeatBadge } from '../../../../board/parts/index.ts'
import { forecasts } from '../forecasts.ts'
import { pointsOf, sources } from '../points.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'

/** One row for each company: the sources of its points, and what sales and race would add if the round ended now. */
export function PointsAid({ view, me, history, t, translator }: Props) {
  // AE-12.7 With hidden points, those of other seats are not added up.
  const hidden = view.options.scoreVisibility === 'hidden'
  const shown = seatsOf(view.companies.length).filter((seat) => !hidden || seat === me)
  if (shown.length === 0) return null
  const points = pointsOf(history, view.companies.length)
  const places = raceNow(view)
  const { earned } = forecasts.sales(view)
  return (
    <Aid title={t('points.title')} fold="shut">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('points.company')}</th>
            {sources.map((source) => (
              <th key={source} scope="col">
                {t(`source.${source}`)}
              </th>
            ))}
            <th scope="col">{t('points.now')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((seat) => {
            const race = (places.find((place) => place.seat === seat)?.points ?? 0) + lapPointsNow(view, seat)
            const sold = earned[seat] ?? 0
            return (
              <tr key={seat}>
                <th scope="row">
                  <SeatBadge badge={seat} size={18} label={translator.name(seat)} />
                </th>
                {sources.map((source) => (
                  <td key={source}>{points[seat]?.bySource[source]}</td>
                ))}
                <td className={css.now}>{view.phase === 'action' ? `+${race + sold}` : ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Aid>
  )
}
