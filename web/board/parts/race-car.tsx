import { ink, ivory, seatMark } from './seat-marks.ts'

/** A racing car from above, heading right, for a larger drawing: 40 by 22 around its centre. */
export function RaceCarFigure({ badge, ghost = false }: { readonly badge: number | null; readonly ghost?: boolean }) {
  const mark = badge === null ? { fill: '#8A8178', label: ivory, letter: '·' } : seatMark(badge)
  return (
    <g opacity={ghost ? 0.55 : 1}>
      {[-11, 9].flatMap((x) => [
        <rect key={`l${x}`} x={x - 4} y="-11" width="8" height="5" rx="1.5" fill={ink} />,
        <rect key={`r${x}`} x={x - 4} y="6" width="8" height="5" rx="1.5" fill={ink} />,
      ])}
      <path d="M-11 -7v14M9 -7v14" stroke={ink} strokeWidth="1.6" />
      <path
        d="M-19 0Q-17 -6.5 -8 -6.500L8 -5Q18 -4.5 19 0Q18 4.5 8 5L-8 6.500Q-17 6.5 -19 0Z"
        fill={mark.fill}
        stroke="var(--keyline)"
        strokeWidth="1.3"
        strokeDasharray={ghost ? '3 2' : undefined}
      />
      <circle cx="-5" cy="0" r="6.6" fill={ivory} stroke={ink} strokeWidth=".8" />
      <text x="-5" y="4.8" fontSize="13.2" textAnchor="middle" fontFamily="var(--display)" fill={ink} data-legible="">
        {mark.letter}
      </text>
      <path d="M4 -3.200h9M4 0h10M4 3.200h9" stroke={mark.label} strokeWidth=".9" opacity=".8" />
    </g>
  )
}
