import { SeatBadge } from '../seat-badge.tsx'
import css from './ending.module.css'
import { ScoreChart } from './score-chart.tsx'
import type { PointsSheetProps } from './seat-points.ts'
import { SourcePatterns, Swatch } from './source-patterns.tsx'

/** Where the points of a final ranking came from, and how the scores grew. The table names the winner above it. */
export function PointsSheet<Source extends string>(props: PointsSheetProps<Source>) {
  const { rows, sources, say, tell } = props
  return (
    <div className={css.ending}>
      <SourcePatterns />
      <ScoreChart {...props} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is wider than the screen, and keys must be able to scroll it */}
      <section className={css.scroll} tabIndex={0} aria-label={say('ending.table')}>
        <table className={css.table}>
          <caption className="aloud">{say('ending.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('ending.seat')}</th>
              {sources.map((source, place) => (
                <th key={source} scope="col">
                  <Swatch source={place} />
                  {say(`source.${source}`)}
                </th>
              ))}
              <th scope="col">{say('ending.total')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, bySource, total }) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatBadge badge={seat} size={20} /> {tell.name(seat)}
                </th>
                {sources.map((source) => (
                  <td key={source}>{bySource[source]}</td>
                ))}
                <td className={css.total}>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
