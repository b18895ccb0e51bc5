import { componentTablesOf } from '@carriage/kraftwagen'
import css from './buyer-track.module.css'
import type { Props } from './props.ts'

/** The way of the marker down to 0, and the round. */
export function BuyerTrack({ view, say }: Props) {
  const { spaces } = componentTablesOf(view).components.buyerTrack
  const at = spaces.indexOf(view.marker)
  return (
    <div
      className={css.track}
      role="img"
      aria-label={say('track.label', { marker: view.marker })}
      title={say('track.text')}
    >
      <span className={css.title}>{say('track.title')}</span>
      {spaces.map((space, i) => (
        <span
          key={space}
          className={css.space}
          data-marker={i === at || undefined}
          data-passed={i < at || undefined}
          data-end={space === '0' || undefined}
        >
          {space}
        </span>
      ))}
    </div>
  )
}
