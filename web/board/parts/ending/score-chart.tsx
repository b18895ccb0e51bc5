import { useMedia } from '../../interaction/use-media.ts'
import css from './ending.module.css'
import type { PointsSheetProps } from './seat-points.ts'
import { fillOf } from './source-patterns.tsx'

const rowHeight = 48
/** The number of a very small round is left out; the bar's label still has it. */
const roomForNumber = 14

/** A bar for each seat: rounds from left to right, divided by source. */
export function ScoreChart<Source extends string>({ rows, sources, t, translator }: PointsSheetProps<Source>) {
  // Drawn about as wide as it is shown, so that its text has the usual size.
  const { left, width } = useMedia('(min-width: 40em)') ? { left: 96, width: 640 } : { left: 84, width: 340 }
  const most = Math.max(1, ...rows.map(({ total }) => total))
  const scale = (width - left - 40) / most
  const height = rows.length * rowHeight + 22
  return (
    <figure className={css.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('ending.chart')}>
        {ticksTo(most).map((tick) => (
          <g key={tick}>
            <line x1={left + tick * scale} x2={left + tick * scale} y1="0" y2={height - 18} className={css.grid} />
            <text x={left + tick * scale} y={height - 4} className={css.tick}>
              {tick}
            </text>
          </g>
        ))}
        {rows.map(({ seat, rounds, total }, row) => {
          let x = left
          return (
            <g key={seat} transform={`translate(0 ${row * rowHeight + 6})`}>
              <text x={left - 8} y="20" className={css.name}>
                {translator.name(seat)}
              </text>
              {rounds.map(({ round, points: of }) => {
                const began = x
                return (
                  <g key={round}>
                    {sources.map((source) => {
                      const wide = of[source] * scale
                      const from = x
                      x += wide
                      return wide === 0 ? null : (
                        <rect
                          key={source}
                          x={from}
                          y="4"
                          width={wide}
                          height="24"
                          className={css.bar}
                          fill={fillOf(sources.indexOf(source))}
                        >
                          <title>{t('ending.bar', { round, source: t(`source.${source}`), points: of[source] })}</title>
                        </rect>
                      )
                    })}
                    <line x1={x} x2={x} y1="0" y2="34" className={css.roundEnd} />
                    {x - began >= roomForNumber && (
                      <text x={(began + x) / 2} y="40" className={css.roundName}>
                        {round}
                      </text>
                    )}
                  </g>
                )
              })}
              <text x={x + 8} y="22" className={css.sum}>
                {total}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className={css.legend}>{t('ending.legend')}</figcaption>
    </figure>
  )
}

function ticksTo(most: number): number[] {
  const step = most > 80 ? 20 : most > 30 ? 10 : 5
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
}
