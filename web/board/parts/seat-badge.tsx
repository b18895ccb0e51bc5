import type { SVGProps } from 'react'
import { type SeatMark, seatMark } from './seat-marks.ts'

interface SeatBadgeProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  readonly badge: number
  readonly size?: number | string
  /** For screen readers; without it the badge is decorative. */
  readonly label?: string
}

/** An enamel badge: the seat's colour, shape, letter and pattern in one. */
export function SeatBadge({ badge, size = 24, label, ...rest }: SeatBadgeProps) {
  const drawing = { viewBox: '0 0 24 24', width: size, height: size, ...rest }
  return label === undefined ? (
    <svg {...drawing} aria-hidden="true">
      <SeatEmblem badge={badge} />
    </svg>
  ) : (
    <svg {...drawing} role="img" aria-label={label}>
      <SeatEmblem badge={badge} />
    </svg>
  )
}

/** The badge for a larger drawing, within 24 by 24. It is legible from 16 pixels on. */
export function SeatEmblem({ badge }: { readonly badge: number }) {
  const mark = seatMark(badge)
  return (
    <>
      <path d={outlines[mark.shape]} fill={mark.fill} stroke="var(--keyline, #1A1614)" strokeWidth="1.4" />
      <path d={patterns[mark.shape]} fill="none" stroke={mark.label} strokeWidth="1" opacity="0.75" />
      <text
        x="12"
        y={mark.shape === 'triangle' ? 20.6 : 18}
        textAnchor="middle"
        fontSize={16.6}
        data-legible=""
        fontFamily="var(--display, 'League Gothic', Impact, sans-serif)"
        fill={mark.label}
      >
        {mark.letter}
      </text>
    </>
  )
}

const outlines: Readonly<Record<SeatMark['shape'], string>> = {
  circle: 'M12 1.2a10.8 10.8 0 1 1 0 21.6a10.8 10.8 0 1 1 0-21.6Z',
  shield: 'M2.2 2.2h19.6v10.6c0 5-4.2 8.2-9.8 10.2c-5.6-2-9.8-5.2-9.8-10.2Z',
  square: 'M2 2h20v20h-20Z',
  hexagon: 'M6.6 1.8h10.8l5.4 10.2l-5.4 10.2h-10.8l-5.4-10.2Z',
  triangle: 'M12 1l11.4 21.4h-22.8Z',
}

/** Drawn around the letter, which stays clear. */
const patterns: Readonly<Record<SeatMark['shape'], string>> = {
  circle: '',
  shield: 'M3.5 4.4h17M3.2 8.5h4.2M16.6 8.5h4.2M3.2 12.6h4.2M16.6 12.6h4.2M6 17.6h2.2M15.8 17.6h2.4M8.6 20h6.8',
  square:
    'M4.4 4.4h.1M8.2 4.4h.1M12 4.4h.1M15.8 4.4h.1M19.6 4.4h.1M4.4 8.2h.1M19.6 8.2h.1M4.4 12h.1M19.6 12h.1M4.4 15.8h.1M19.6 15.8h.1M4.4 19.6h.1M8.2 19.6h.1M12 19.6h.1M15.8 19.6h.1M19.6 19.6h.1',
  hexagon: 'M7 6.6l3-4.2M4.6 11l2.6-3.6M14 4.6l1.6-2.2M8.4 21.4l2-2.8M14.2 21.4l5.6-7.8M17.6 17.6l4-5.6',
  triangle: 'M3.4 19.4l3 3M6 15l1.6 1.6M20.6 19.4l-3 3M18 15l-1.6 1.6M10.8 5.2l2.4 2.4M13.2 5.2l-2.4 2.4',
}
