import type { Props } from '../props.ts'
import css from './ending.module.css'
import { type SeatPoints, sources } from './points.ts'

interface ScoreChartProps extends Pick<Props, 'say' | 'tell'> {
  readonly points: readonly SeatPoints[]
}

const rowHeight = 48
const left = 96
const width = 640

/** A bar for each seat: rounds from left to right, in each the sources of its points. */
export function ScoreChart({ points, say, tell }: ScoreChartProps) {
  const most = Math.max(1, ...points.map(({ total }) => total))
  const scale = (width - left - 40) / most
  const height = points.length * rowHeight + 22
  return (
    <figure className={css.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say('ending.chart')}>
        {ticksTo(most).map((tick) => (
          <g key={tick}>
            <line x1={left + tick * scale} x2={left + tick * scale} y1="0" y2={height - 18} className={css.grid} />
            <text x={left + tick * scale} y={height - 4} className={css.tick}>
              {tick}
            </text>
          </g>
        ))}
        {points.map(({ seat, rounds, total }, row) => {
          let x = left
          return (
            <g key={seat} transform={`translate(0 ${row * rowHeight + 6})`}>
              <text x={left - 8} y="20" className={css.name}>
                {tell.name(seat)}
              </text>
              {rounds.map(({ round, points: of }) => (
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
                        data-source={source}
                      >
                        <title>
                          {say('ending.bar', { round, source: say(`source.${source}`), points: of[source] })}
                        </title>
                      </rect>
                    )
                  })}
                  <line x1={x} x2={x} y1="0" y2="34" className={css.roundEnd} />
                  <text x={x - 4} y="39" className={css.roundName}>
                    {round}
                  </text>
                </g>
              ))}
              <text x={x + 8} y="22" className={css.sum}>
                {total}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className={css.legend}>{say('ending.legend')}</figcaption>
    </figure>
  )
}

function ticksTo(most: number): number[] {
  const step = most > 80 ? 20 : most > 30 ? 10 : 5
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
}
