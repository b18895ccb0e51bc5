import { lastYear, type Phase, phases } from '@carriage/horseless-carriage'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import type { Props } from '../props.ts'
import { actingOrder, phaseNow } from './phase-now.ts'
import css from './year.module.css'

/** The year in eight phases: where it stands, who acts and in which order, and how near the end is. */
export function Ribbon({ view, say, tell, told }: Props & { readonly told?: Phase | undefined }) {
  const now = phaseNow(view)
  const acting = actingOrder(view)
  return (
    <div className={css.ribbon}>
      <span className={css.year} data-spot="year">
        {view.stage.name === 'setUp' ? say('year.setUp') : say('year.of', { year: view.year, last: lastYear })}
      </span>
      <ol className={css.phases} aria-label={say('year.phases')}>
        {phases.map((phase, index) => (
          <li
            key={phase}
            data-spot={`phase ${phase}`}
            aria-current={phase === now ? 'step' : undefined}
            data-telling={(phase === told && phase !== now) || undefined}
            title={`${say(`phase.${phase}`)}: ${say(`phase.${phase}.why`)}`}
          >
            <span aria-hidden="true">{index + 1}</span>
            <span className={phase === now ? css.phase : css.other}>{say(`phase.${phase}`)}</span>
          </li>
        ))}
      </ol>
      <span className={css.order} title={say('year.acting')} data-spot="order">
        <span className="aloud">{say('year.acting')}</span>
        {acting.map((seat) => (
          <SeatBadge key={seat} badge={seat} size={20} label={tell.name(seat)} />
        ))}
      </span>
    </div>
  )
}
