import { lastYear, type Phase, phases } from '@carriage/horseless-carriage'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import type { Props } from '../props.ts'
import { actingOrder, phaseNow } from './phase-now.ts'
import css from './year.module.css'

/** The year in eight phases: the current one, who acts and in which order, and how near the end is. */
export function Ribbon({ view, t, translator, newsPhase: text }: Props & { readonly newsPhase?: Phase | undefined }) {
  const now = phaseNow(view)
  const acting = actingOrder(view)
  return (
    <div className={css.ribbon}>
      <span className={css.year} data-spot="year">
        {view.stage.name === 'setUp' ? t('year.setUp') : t('year.of', { year: view.year, last: lastYear })}
      </span>
      <ol className={css.phases} aria-label={t('year.phases')}>
        {phases.map((phase, index) => (
          <li
            key={phase}
            data-spot={`phase ${phase}`}
            aria-current={phase === now ? 'step' : undefined}
            data-news={(phase === text && phase !== now) || undefined}
            title={`${t(`phase.${phase}`)}: ${t(`phase.${phase}.why`)}`}
          >
            <span aria-hidden="true">{index + 1}</span>
            <span className={phase === now ? css.phase : css.other}>{t(`phase.${phase}`)}</span>
          </li>
        ))}
      </ol>
      <span className={css.order} title={t('year.acting')} data-spot="order">
        <span className="aloud">{t('year.acting')}</span>
        {acting.map((seat) => (
          <SeatBadge key={seat} badge={seat} size={20} label={translator.name(seat)} />
        ))}
      </span>
    </div>
  )
}
