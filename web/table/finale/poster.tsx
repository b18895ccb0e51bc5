import type { Seat } from '@carriage/kernel'
import type { Ref } from 'react'
import type { TablePlayer } from '../../board/interaction/board.ts'
import { SeatEmblem } from '../../board/parts/seat-badge.tsx'
import { ink, seatMark } from '../../board/parts/seat-marks.ts'
import type { BestBuilt } from './finale.ts'
import css from './poster.module.css'
import { useFinaleWords } from './use-messages.ts'

interface FinalePosterProps {
  readonly ref: Ref<SVGSVGElement>
  /** The name of the game. */
  readonly game: string
  readonly ranking: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
  readonly players: readonly TablePlayer[]
  readonly best: BestBuilt | undefined
}

/** The same in both themes, since it is shared as a picture. */
export const posterBox = { width: 600, height: 750 } as const

const paper = '#F5EDDC'
const faded = '#6B5F54'
const stage = { x: 50, y: 200, width: 500, height: 250 } as const

/** The winner, their best car, and the ranking. */
export function FinalePoster({ ref, game, ranking, scores, players, best }: FinalePosterProps) {
  const t = useFinaleWords()
  const [winner = 0, ...rest] = ranking.flat()
  const { width, height } = posterBox
  const middle = width / 2
  const name = (ranking[0] ?? []).map((seat) => nameOf(players, seat)).join(' & ')
  const points = scores[winner] ?? 0
  return (
    <svg
      ref={ref}
      className={css.poster}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('finale.poster', { name, points, built: best?.words ?? '' })}
      data-testid="poster"
    >
      <rect width={width} height={height} fill={paper} />
      <rect x="14" y="14" width={width - 28} height={height - 28} fill="none" stroke={ink} strokeWidth="5" />
      <rect x="24" y="24" width={width - 48} height={height - 48} fill="none" stroke={ink} strokeWidth="1.5" />
      <Line y={74} size={26} fill={faded}>
        {game}
      </Line>
      <Line y={132} size={fitted(name, 64, width - 90)}>
        {name}
      </Line>
      <Line y={172} size={26} fill={faded}>
        {`${t('poster.wins')} · ${t('poster.points', { points })}`}
      </Line>
      <rect {...stage} fill={seatMark(winner).fill} opacity="0.16" />
      <path d={`M${stage.x} ${stage.y + stage.height}h${stage.width}`} stroke={ink} strokeWidth="3" fill="none" />
      {best ? (
        <svg
          x={stage.x + 25}
          y={stage.y + 20}
          width={stage.width - 50}
          height={stage.height - 22}
          viewBox={`0 0 ${best.width} ${best.height}`}
          preserveAspectRatio="xMidYMax meet"
          aria-hidden="true"
        >
          {best.drawing}
        </svg>
      ) : (
        <g transform={`translate(${middle - 84} ${stage.y + 40}) scale(7)`}>
          <SeatEmblem badge={winner} />
        </g>
      )}
      {[winner, ...rest].map((seat, place) => (
        <g key={seat} transform={`translate(70 ${stage.y + stage.height + 46 + place * 42})`}>
          <g transform="translate(0 -22) scale(1.2)">
            <SeatEmblem badge={seat} />
          </g>
          <text x="42" y="0" fontSize={fitted(nameOf(players, seat), 30, 320)} fontFamily="var(--display)" fill={ink}>
            {nameOf(players, seat)}
          </text>
          <text x={width - 140} y="0" fontSize="30" fontFamily="var(--display)" fill={ink} textAnchor="end">
            {scores[seat]}
          </text>
        </g>
      ))}
      <Line y={height - 42} size={20} fill={faded}>
        Carriage House
      </Line>
    </svg>
  )
}

interface LineProps {
  readonly y: number
  readonly size: number
  readonly fill?: string
  readonly children: string
}

function Line({ y, size, fill = ink, children }: LineProps) {
  return (
    <text x={posterBox.width / 2} y={y} fontSize={size} fontFamily="var(--display)" fill={fill} textAnchor="middle">
      {children}
    </text>
  )
}

function nameOf(players: readonly TablePlayer[], seat: Seat): string {
  return players[seat]?.name ?? ''
}

/** A font size at which the text fits: letters of the display face are less than half as wide as high. */
function fitted(text: string, size: number, room: number): number {
  return Math.min(size, Math.floor(room / (Math.max(1, text.length) * 0.48)))
}
