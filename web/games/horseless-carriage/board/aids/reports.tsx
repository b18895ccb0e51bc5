import { useMemo } from 'react'
import { Aid } from '../../../../board/parts/aid.tsx'
import { isOwn, type Props } from '../props.ts'
import { reportsOf } from '../year/reports.ts'
import css from './aids.module.css'

/** The number of visible lines. */
const shown = 8

/** The results of the latest phases, a line each. Spectators find those of this year in the story below. */
export function Reports(props: Props) {
  const { history, view, t, translator } = props
  const until = isOwn(props) || view.stage.name === 'over' ? view.year : view.year - 1
  const reports = useMemo(() => {
    const all = reportsOf(history, { t, translator }, shown + 8)
    return all.filter(({ year }) => year <= until).slice(0, shown)
  }, [history, until, t, translator])
  if (reports.length === 0) return null
  return (
    <Aid title={t('report.title')} fold="open">
      <ul className={css.reports}>
        {reports.map(({ year, phase, line }) => (
          <li key={`${year} ${phase}`} data-report={phase}>
            <small>{t('report.when', { year, phase: t(`phase.${phase}`) })}</small> {line}
          </li>
        ))}
      </ul>
    </Aid>
  )
}
