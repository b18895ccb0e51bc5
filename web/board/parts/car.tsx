import { carGround, carHeight, carShape } from './car-shape.ts'
import { SeatEmblem } from './seat-badge.tsx'
import { ink, ivory, seatMark } from './seat-marks.ts'

interface CarDrawingProps {
  readonly body: number
  readonly engine: number
  readonly workers: number
  readonly badge: number
  /** A preview: drawn as an outline. */
  readonly ghost?: boolean
  /** Fills its place as far as possible, whatever its length. */
  readonly close?: boolean
  readonly className?: string | undefined
}

/** The view box of every car. */
export const carDrawingBox = { width: 142, height: carHeight + 2 } as const

/**
 * A car drawn by its levels. All cars have the same scale, so a longer bonnet means a stronger engine, unless one is
 * fitted to its place.
 */
export function CarDrawing(car: CarDrawingProps) {
  const { body, engine, workers, badge, ghost = false, close = false, className } = car
  const shape = carShape(body, engine, workers)
  const { fill, label } = seatMark(badge)
  const paint = fill
  const aside = close ? (carDrawingBox.width - shape.width) / 2 - 3 : 0
  const dark = ghost ? 'none' : ink
  const edge = ghost
    ? { stroke: ink, strokeWidth: 1.2, strokeDasharray: '3 2', fillOpacity: 0.4 }
    : { stroke: ivory, strokeWidth: 1 }
  return (
    <svg
      viewBox={`${aside} 0 ${carDrawingBox.width - 2 * aside} ${carDrawingBox.height}`}
      className={className}
      aria-hidden="true"
      preserveAspectRatio="xMidYMax meet"
    >
      <g transform={`translate(${(carDrawingBox.width - shape.width) / 2 + 2} 0)`}>
        {!ghost && (
          <ellipse cx={shape.width / 2} cy={carGround + 1} rx={shape.width / 2} ry="2.4" fill={ink} opacity=".16" />
        )}
        <path d={shape.trim} fill={dark} {...(ghost ? edge : {})} />
        <path d={shape.coach} fill={paint} {...edge} />
        <path d={shape.bonnet} fill={paint} {...edge} />
        {shape.glass.map((pane) => (
          <path key={pane} d={pane} fill={ghost ? 'none' : ivory} stroke={ink} strokeWidth=".8" />
        ))}
        {shape.coachlines.map((line) => (
          <path key={line} d={line} stroke={ghost ? ink : label} strokeWidth=".8" opacity=".85" />
        ))}
        {shape.louvres.map((louvre) => (
          <path key={louvre} d={louvre} stroke={ghost ? ink : label} strokeWidth="1.5" strokeLinecap="round" />
        ))}
        <path d={shape.pipes} fill="none" stroke={brass} strokeWidth="2" strokeLinecap="round" />
        <rect
          x={shape.radiator.x}
          y={shape.radiator.y}
          width="3.6"
          height={shape.radiator.height}
          rx="1.6"
          fill={ghost ? 'none' : brass}
          stroke={ink}
          strokeWidth=".7"
        />
        <path d={shape.wings} fill={dark} {...edge} />
        {shape.wheels.map((wheel) => (
          <Wheel key={wheel.x} {...wheel} ghost={ghost} />
        ))}
        <circle
          cx={shape.lamp.x}
          cy={shape.lamp.y}
          r="3"
          fill={ghost ? 'none' : lampGlass}
          stroke={ink}
          strokeWidth="1"
        />
        <g data-picture="" transform={`translate(${shape.door.x - 11.4} ${shape.door.y - 11.4}) scale(.95)`}>
          <SeatEmblem badge={badge} />
        </g>
      </g>
    </svg>
  )
}

interface WheelProps {
  readonly x: number
  readonly radius: number
  readonly spokes: number
  readonly ghost: boolean
}

function Wheel({ x, radius, spokes, ghost }: WheelProps) {
  const y = carGround - radius
  const rim = radius - (spokes > 0 ? 2 : 3.4)
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={ghost ? 'none' : ink}
        stroke={ghost ? ink : 'none'}
        strokeDasharray="3 2"
      />
      {!ghost && <circle cx={x} cy={y} r={rim} fill={ivory} />}
      {!ghost &&
        Array.from({ length: spokes }, (_, i) => {
          const angle = (i * 2 * Math.PI) / spokes
          return (
            <line
              key={angle}
              x1={x}
              y1={y}
              x2={x + Math.cos(angle) * rim}
              y2={y + Math.sin(angle) * rim}
              stroke={ink}
              strokeWidth=".9"
            />
          )
        })}
      {!ghost && <circle cx={x} cy={y} r={spokes > 0 ? 2.2 : 3} fill={brass} stroke={ink} strokeWidth=".6" />}
    </g>
  )
}

const brass = '#B8902F'
const lampGlass = '#FFE7A3'
