import { lastYear } from '@carriage/horseless-carriage'
import { clockLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import type { Props } from '../props.ts'
import css from './year.module.css'

/** The year and the punch clock, small enough for the header of a phone. */
export function Meter({ view, t }: Props) {
  const { timecard } = view
  return (
    <span className={css.meter}>
      <b data-spot="year">
        {view.stage.name === 'setUp' ? t('year.setUp') : t('year.of', { year: view.year, last: lastYear })}
      </b>
      <span title={t('clock.title')} data-near={timecard.flipped || timecard.value <= 4 || undefined} data-of="clock">
        <LineGlyph lines={clockLines} size={16} label={t('clock.title')} />
        {timecard.flipped
          ? t('clock.flipped', { when: view.stage.name === 'demand' ? 'next' : 'this' })
          : timecard.value}
      </span>
    </span>
  )
}
