import { dimensions } from '@carriage/horseless-carriage'
import { useMemo } from 'react'
import { nextMinimums } from '../brochure/next-minimums.ts'
import { dimensionLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import css from './minimum-dials.module.css'

/** The minimum that buyers accept in each dimension, and the current forecast for next year. */
export function MinimumDials(props: Props) {
  const { view, t, me = 0, bare = false } = props
  const next = useMemo(() => nextMinimums({ view, bare }, me), [view, bare, me])
  return (
    <section>
      <h2 className={css.heading}>{t('market.minimums')}</h2>
      <ul className={css.dials}>
        {dimensions.map((dimension) => {
          const now = view.minimums[dimension]
          const later = next?.[dimension] ?? now
          return (
            <li key={dimension} data-rises={later > now || undefined} data-spot={`minimum ${dimension}`}>
              <span className={css.dial} aria-hidden="true">
                <LineGlyph lines={dimensionLines[dimension]} size={15} />
                <b>{now}</b>
              </span>
              <span className={css.track} aria-hidden="true">
                {trackName(props, dimension)}
              </span>
              {later > now && (
                <small className={css.later} aria-hidden="true">
                  → {later}
                </small>
              )}
              <span className="aloud">
                {t(later > now ? 'minimum.rises' : 'minimum.now', { track: trackName(props, dimension), now, later })}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
