import type { StationType, VehicleType } from '@carriage/horseless-carriage'
import { type CSSProperties, memo } from 'react'
import { SeatEmblem } from '../../../../board/parts/seat-badge.tsx'
import { seatMark } from '../../../../board/parts/seat-marks.ts'
import css from './brochure-car.module.css'
import { type CarMark, carBox, carParts, emblemAt } from './car-marks.ts'

interface BrochureCarProps {
  readonly type: VehicleType
  readonly stations: readonly StationType[]
  /** The seat that makes it, for the colour of its paint. */
  readonly seat: number
  /** Stations from the draft; their parts have a highlighted edge. */
  readonly fresh?: readonly StationType[] | undefined
}

/** A vehicle drawn from the stations that feed its mainline. For an SVG of the size of `carBox`. */
export const BrochureCarLines = memo(function BrochureCarLines({ type, stations, seat, fresh = [] }: BrochureCarProps) {
  const { fill, label } = seatMark(seat)
  const badge = emblemAt(type, stations)
  return (
    <g
      className={css.car}
      style={{ '--car-paint': fill, '--car-trim': label } as CSSProperties}
      data-car={`${type} ${stations.join(' ')}`}
    >
      {carParts(type, stations).map(({ of, marks }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts lie in one order from back to front
        <g key={place} data-part={of} className={fresh.some((each) => each === of) ? css.fresh : undefined}>
          {marks.map((mark) => (
            <Mark key={mark.d + (mark.line ?? '')} {...mark} />
          ))}
        </g>
      ))}
      <g transform={`translate(${badge.x} ${badge.y}) scale(.78)`}>
        <SeatEmblem badge={seat} />
      </g>
    </g>
  )
})

function Mark({ d, fill, line, width, dash, opacity }: CarMark) {
  return (
    <path
      d={d}
      fill={fill ? `var(--car-${fill})` : 'none'}
      stroke={line && `var(--car-${line})`}
      strokeWidth={width}
      strokeDasharray={dash}
      opacity={opacity}
    />
  )
}

/** The car as a picture of its own; it needs text beside it or a `label`. */
export function BrochureCar({
  label,
  className,
  ...car
}: BrochureCarProps & { readonly label: string; readonly className?: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${carBox.width} ${carBox.height}`}
      className={`${css.picture} ${className ?? ''}`}
      role="img"
      aria-label={label}
      data-of={`mainline ${car.type}`}
    >
      <BrochureCarLines {...car} />
    </svg>
  )
}
