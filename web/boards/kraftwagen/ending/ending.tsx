import type { Seat } from '@carriage/kernel'
import { SeatBadge } from '../../parts/index.ts'
import type { Ending } from '../props.ts'
import css from './ending.module.css'
import { pointsOf, type SeatPoints, sources } from './points.ts'
import { ScoreChart } from './score-chart.tsx'

/** Where the points of the final ranking came from, and how the scores grew. The table names the winner above it. */
export function WhereFrom({ ranking, history, view, say, tell }: Ending) {
  const points = pointsOf(history, view.players.length)
  const rows = inOrder(points, ranking.flat())
  return (
    <div className={css.ending}>
      <ScoreChart points={rows} say={say} tell={tell} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is wider than the screen, and keys must be able to scroll it */}
      <section className={css.scroll} tabIndex={0} aria-label={say('ending.table')}>
        <table className={css.table}>
          <caption className="aloud">{say('ending.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('ending.seat')}</th>
              {sources.map((source) => (
                <th key={source} scope="col">
                  <i className={css.swatch} data-source={source} aria-hidden="true" />
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

function inOrder(points: readonly SeatPoints[], order: readonly Seat[]): SeatPoints[] {
  return order.flatMap((seat) => points.filter((each) => each.seat === seat))
}
