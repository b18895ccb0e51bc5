import { dimensions } from '@carriage/horseless-carriage'
import { clockLedger } from '@carriage/horseless-carriage/forecast'
import { useMemo } from 'react'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import { PunchCard } from './punch-card.tsx'
import css from './year.module.css'

/** The punch clock: remaining ticks, what can still use some, and when the game can end. */
export function PunchClock(props: Props) {
  const { view, t, translator } = props
  const { left, tracks, seats, end } = useMemo(() => clockLedger(view), [view])
  const ahead = dimensions.filter((track) => tracks[track] > 0)
  return (
    <div className={css.clock}>
      <PunchCard view={view} t={t} />
      <p>
        {end.earliest === end.latest
          ? t('clock.endsIn', { year: end.latest })
          : t('clock.ends', { earliest: end.earliest, latest: end.latest })}
      </p>
      {left > 0 && (
        <ul>
          <li>
            {t('clock.tracks', {
              tracks: ahead.map((track) => `${trackName(props, track)} ${tracks[track]}`).join(', '),
            })}
          </li>
          {seats.some(({ gantt }) => gantt) && (
            <li>
              {t('clock.gantt', {
                names: seats
                  .filter(({ gantt }) => gantt)
                  .map(({ seat }) => translator.name(seat))
                  .join(', '),
              })}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
