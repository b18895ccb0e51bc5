import { useMedia } from '../../interaction/use-media.ts'
import { SeatBadge } from '../seat-badge.tsx'
import css from './ending.module.css'
import { ScoreChart } from './score-chart.tsx'
import type { PointsSheetProps } from './seat-points.ts'
import { SourcePatterns, Swatch } from './source-patterns.tsx'

/** The sources of the points in the final ranking, and how the scores grew. The table above it names the winner. */
export function PointsSheet<Source extends string>(props: PointsSheetProps<Source>) {
  const { t } = props
  const wide = useMedia('(min-width: 48em)')
  return (
    <div className={css.ending}>
      <SourcePatterns />
      <ScoreChart {...props} />
      <section aria-label={t('ending.table')}>{wide ? <WideTable {...props} /> : <NarrowTable {...props} />}</section>
    </div>
  )
}

/** A row for each seat. */
function WideTable<Source extends string>({ rows, sources, t, translator }: PointsSheetProps<Source>) {
  return (
    <table className={css.table}>
      <caption className="aloud">{t('ending.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ending.seat')}</th>
          {sources.map((source, place) => (
            <th key={source} scope="col">
              <Swatch source={place} />
              {t(`source.${source}`)}
            </th>
          ))}
          <th scope="col">{t('ending.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, bySource, total }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatBadge badge={seat} size={20} /> {translator.name(seat)}
            </th>
            {sources.map((source) => (
              <td key={source}>{bySource[source]}</td>
            ))}
            <td className={css.total}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On a phone, a row for each source and a narrow column for each seat, so that the totals are in sight. */
function NarrowTable<Source extends string>({ rows, sources, t, translator }: PointsSheetProps<Source>) {
  return (
    <table className={css.table} data-narrow="">
      <caption className="aloud">{t('ending.table')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="aloud">{t('ending.source')}</span>
          </th>
          {rows.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatBadge badge={seat} size={24} label={translator.name(seat)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source, place) => (
          <tr key={source}>
            <th scope="row">
              <Swatch source={place} />
              {t(`source.${source}`)}
            </th>
            {rows.map(({ seat, bySource }) => (
              <td key={seat}>{bySource[source]}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('ending.total')}</th>
          {rows.map(({ seat, total }) => (
            <td key={seat} className={css.total}>
              {total}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
