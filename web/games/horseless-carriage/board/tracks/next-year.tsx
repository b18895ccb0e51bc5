import { dimensions } from '@carriage/horseless-carriage'
import { expectationsForecast } from '@carriage/horseless-carriage/forecast'
import { useMemo } from 'react'
import { useLater } from '../../../../board/interaction/use-later.ts'
import { useBench } from '../drafting/use-bench.ts'
import { dimensionLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { trackName } from '../names.ts'
import type { OwnProps } from '../props.ts'
import css from './next-year.module.css'

/** What buyers will expect next year: the current forecast, or that after the previewed move. */
export function NextYear(props: OwnProps) {
  const { view, me, t, translator, draft } = props
  const plan = useLater(useBench(props).plan)
  const preview = draft?.preview.legal ? draft.preview.state : undefined
  const seen = preview && preview.stage.name !== 'over' ? preview : view
  const forecast = useMemo(
    () => expectationsForecast(seen, me, seen.stage.name === 'factory' && plan.pieces.length > 0 ? plan : undefined),
    [seen, me, plan],
  )
  const failing = forecast.dealerships.filter(({ open }) => !open)
  return (
    <div className={css.next}>
      <p>
        {t('next.leaves', {
          track: trackName(props, forecast.leaving),
          minimum: forecast.minimums[forecast.leaving],
        })}
      </p>
      <p>{t('next.enters', { track: trackName(props, forecast.entering) })}</p>
      <ul className={css.candidates}>
        {forecast.candidates.map(({ track, innovation, furthest }) => (
          <li key={track} data-enters={track === forecast.entering || undefined}>
            {trackName(props, track)}: {t('next.innovation', { innovation, furthest })}
          </li>
        ))}
      </ul>
      <ul className={css.minimums} aria-label={t('next.minimums')}>
        {dimensions.map((track) => (
          <li
            key={track}
            data-raised={forecast.minimums[track] > view.minimums[track] || undefined}
            data-of={`minimum ${track}`}
          >
            <LineGlyph lines={dimensionLines[track]} size={16} label={trackName(props, track)} />
            {forecast.minimums[track]}
          </li>
        ))}
      </ul>
      {failing.map(({ size, short }) => (
        <p key={size} className={css.fails}>
          {t('next.fails', {
            dealership: translator.phrase({ id: `dealership.${size}` }),
            short: short
              .map(({ dimension, spec, minimum }) => `${trackName(props, dimension)} ${spec}/${minimum}`)
              .join(', '),
          })}
        </p>
      ))}
    </div>
  )
}
