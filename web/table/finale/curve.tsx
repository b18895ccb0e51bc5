import { type Seat, seatsOf } from '@carriage/kernel'
import { useMedia } from '../../board/interaction/use-media.ts'
import { SeatEmblem } from '../../board/parts/seat-badge.tsx'
import { seatMark } from '../../board/parts/seat-marks.ts'
import css from './curve.module.css'
import type { Course } from './finale.ts'
import { spreadOut } from './spread-out.ts'
import { useFinaleWords } from './use-messages.ts'

const height = 200
const [left, right, top, bottom] = [28, 30, 10, 24]

/** How the points grew, a line for each seat, from gain to gain. The table of points has the same figures as text. */
export function Curve({ totals, ends }: Course) {
  const t = useFinaleWords()
  const width = useMedia('(min-width: 48em)') ? 640 : 340
  const last = totals.at(-1) ?? []
  const most = Math.max(1, ...last)
  const x = (step: number) => left + (step * (width - left - right)) / Math.max(1, totals.length - 1)
  const y = (points: number) => height - bottom - (points * (height - top - bottom)) / most
  const seats = seatsOf(last.length)
  const badges = spreadOut(
    seats.map((seat) => y(last[seat] ?? 0)),
    18,
  )
  return (
    <figure className={css.curve}>
      <figcaption>{t('finale.curve')}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('finale.curve')} data-curve={totals.length}>
        {ends.map(({ at, label }, place) => {
          const middle = (x(place === 0 ? 0 : (ends[place - 1]?.at ?? 0)) + x(at)) / 2
          return (
            <g key={label}>
              <line x1={x(at)} x2={x(at)} y1={top} y2={height - bottom} className={css.end} />
              <text x={middle} y={height - 6} className={css.label}>
                {label}
              </text>
            </g>
          )
        })}
        <text x={left - 6} y={y(most) + 4} className={css.figure}>
          {most}
        </text>
        <text x={left - 6} y={y(0) + 4} className={css.figure}>
          0
        </text>
        {seats.map((seat) => {
          const points = totals.map((step, at) => `${x(at).toFixed(1)},${y(step[seat] ?? 0).toFixed(1)}`).join(' ')
          return (
            <g key={seat}>
              <polyline points={points} className={css.edge} />
              <polyline points={points} className={css.line} stroke={seatMark(seat).fill} />
            </g>
          )
        })}
        {seats.map((seat: Seat) => (
          <g key={seat} transform={`translate(${width - right + 6} ${(badges[seat] ?? 0) - 9}) scale(.75)`}>
            <SeatEmblem badge={seat} />
          </g>
        ))}
      </svg>
    </figure>
  )
}
