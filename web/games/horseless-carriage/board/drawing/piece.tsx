import {
  type ManufacturingStep,
  type Options,
  type Piece,
  type Shape,
  shapeOf,
  tablesOf,
} from '@carriage/horseless-carriage'
import { memo } from 'react'
import { seatMark } from '../../../../board/parts/seat-marks.ts'
import { BrochureCarLines } from '../brochure/brochure-car.tsx'
import { carBox } from '../brochure/car-marks.ts'
import type { BrochureVehicle } from '../brochure/vehicles.ts'
import css from './drawing.module.css'
import { dealershipLines, departmentLines, dimensionLines, stationLines, vehicleLines } from './line-drawings.ts'
import { unit } from './scale.ts'

export interface PieceLook {
  readonly piece: Piece
  readonly options: Options
  /** Built, drafted, or under the pointer. */
  readonly as: 'built' | 'drafted' | 'held'
  /** A problem keeps it from being built. */
  readonly flagged?: boolean
  /** New since the viewer last looked. */
  readonly fresh?: boolean
  /** The callout of a mainline or dealership. */
  readonly callout?: string | undefined
  /** Its name, written on it where there is room. */
  readonly name?: string | undefined
  /** The owner, and the car that a dealership shows. */
  readonly seat?: number
  readonly vehicle?: BrochureVehicle | undefined
}

/** The body of a piece; belts run over it and under its drawing. */
export const PieceBody = memo(function PieceBody({ piece, options, as, flagged = false, fresh = false }: PieceLook) {
  const shape = shapeOf(piece, options)
  if (!shape) return null
  const inset = piece.kind === 'indicator' ? 2 : 1
  return (
    <rect
      className={css.body}
      data-kind={piece.kind}
      data-step={stepOfPiece(piece, options)}
      data-as={as}
      data-flagged={flagged || undefined}
      data-fresh={fresh || undefined}
      x={shape.x * unit + inset}
      y={shape.y * unit + inset}
      width={shape.w * unit - 2 * inset}
      height={shape.h * unit - 2 * inset}
      rx={piece.kind === 'indicator' ? 4 : piece.kind === 'dealership' ? 0 : 2}
    />
  )
})

/** The drawing on a piece. */
export const PieceLines = memo(function PieceLines({ piece, options, callout, name, seat = 0, vehicle }: PieceLook) {
  const shape = shapeOf(piece, options)
  if (!shape) return null
  switch (piece.kind) {
    case 'mainline':
      return (
        <g>
          <rect
            className={css.bed}
            x={shape.x * unit + 13}
            y={shape.y * unit + 13}
            width={shape.w * unit - 26}
            height={shape.h * unit - 26}
          />
          <Lines lines={vehicleLines[piece.type]} shape={shape} size={unit * 1.1} shift={callout ? -7 : 0} />
          {callout === undefined && <Name name={name} shape={shape} lift={26} />}
          {callout && (
            <Callout x={(shape.x + shape.w / 2) * unit} y={(shape.y + shape.h / 2) * unit + 13} text={callout} />
          )}
          {shape.sides?.map((step, side) => {
            const at = sideOf(shape, side)
            return <StepLetter key={step} step={step} x={at.x} y={at.y} />
          })}
        </g>
      )
    case 'dealership':
      return (
        <g>
          <Awning shape={shape} seat={seat} />
          {vehicle ? (
            <ShownCar shape={shape} seat={seat} vehicle={vehicle} />
          ) : (
            <Lines lines={dealershipLines} shape={shape} size={unit * 1.6} shift={callout ? -1 : 3} />
          )}
          {callout === undefined && <Name name={name} shape={shape} />}
          {callout && (
            <text className={css.caption} x={(shape.x + shape.w / 2) * unit} y={(shape.y + shape.h) * unit - 5}>
              {callout}
            </text>
          )}
        </g>
      )
    case 'department':
      return (
        <g>
          <Lines lines={departmentLines[piece.type]} shape={shape} size={unit * 1.4} shift={name ? -6 : 0} />
          <Name name={name} shape={shape} />
        </g>
      )
    case 'station': {
      const { step } = tablesOf({ options }).components.technologyStations.rows[piece.type]
      const small = Math.min(shape.w, shape.h)
      return (
        <g>
          <Lines
            lines={stationLines[piece.type]}
            shape={shape}
            size={unit * Math.min(2, Math.max(0.9, small * 0.58))}
            shift={name && small > 1 ? -5 : 0}
          />
          {small > 1 && <Name name={name} shape={shape} step={step} />}
          <StepLetter step={step} x={shape.x * unit + 9} y={shape.y * unit + 9} small />
        </g>
      )
    }
    case 'indicator':
      return (
        <g data-step={piece.step} className={css.indicator}>
          <Lines lines={dimensionLines[piece.dimension]} shape={shape} size={15} />
          <path className={css.pointer} d={pointer(piece.points, shape)} />
        </g>
      )
  }
})

function stepOfPiece(piece: Piece, options: Options): ManufacturingStep | undefined {
  if (piece.kind === 'station') return tablesOf({ options }).components.technologyStations.rows[piece.type].step
  return piece.kind === 'indicator' ? piece.step : undefined
}

/** The name of a piece, along its lower edge and never wider than the piece. */
function Name({
  name,
  shape,
  step,
  lift = 5,
}: {
  readonly name: string | undefined
  readonly shape: Shape
  readonly step?: ManufacturingStep
  /** How far it is from the lower edge. */
  readonly lift?: number
}) {
  if (name === undefined) return null
  const most = shape.w * unit - 6
  // A letter of the display face is about two fifths as wide as it is high.
  const wide = name.length * 4.7 > most
  return (
    <text
      className={css.name}
      data-step={step}
      x={(shape.x + shape.w / 2) * unit}
      y={(shape.y + shape.h) * unit - lift}
      {...(wide ? { textLength: most, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {name}
    </text>
  )
}

/** A striped awning along the upper edge, in the colour of the seat. */
function Awning({ shape, seat }: { readonly shape: Shape; readonly seat: number }) {
  const { fill } = seatMark(seat)
  const [left, top] = [shape.x * unit + 1, shape.y * unit + 1]
  const stripe = (shape.w * unit - 2) / (shape.w * 2)
  const cloth = (first: number) =>
    Array.from(
      { length: shape.w },
      (_, place) => `M${left + (place * 2 + first) * stripe} ${top}h${stripe}v4a${stripe / 2} 4 0 0 1 ${-stripe} 0z`,
    ).join('')
  return (
    <g className={css.awning}>
      <path d={cloth(0)} fill={fill} />
      <path d={cloth(1)} />
    </g>
  )
}

/** The car in the window, as large as it fits. */
function ShownCar({
  shape,
  seat,
  vehicle,
}: {
  readonly shape: Shape
  readonly seat: number
  readonly vehicle: BrochureVehicle
}) {
  const scale = Math.min((shape.w * unit - 8) / carBox.width, (shape.h * unit - 26) / carBox.height)
  const x = (shape.x + shape.w / 2) * unit - (carBox.width * scale) / 2
  const y = (shape.y + shape.h / 2) * unit - (carBox.height * scale) / 2 - 1
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <BrochureCarLines {...vehicle} seat={seat} />
    </g>
  )
}

function Lines({
  lines,
  shape,
  size,
  shift = 0,
}: {
  readonly lines: string
  readonly shape: Shape
  readonly size: number
  readonly shift?: number
}) {
  const x = (shape.x + shape.w / 2) * unit - size / 2
  const y = (shape.y + shape.h / 2) * unit - size / 2 + shift
  return <path className={css.lines} d={lines} transform={`translate(${x} ${y}) scale(${size / 24})`} />
}

/** The letter of a manufacturing step, like a callout on a patent drawing. */
function StepLetter({
  step,
  x,
  y,
  small = false,
}: {
  readonly step: ManufacturingStep
  readonly x: number
  readonly y: number
  readonly small?: boolean
}) {
  return (
    <g className={css.step} data-step={step}>
      <circle cx={x} cy={y} r={small ? 7 : 9} />
      <text x={x} y={y + (small ? 3.9 : 4.8)} fontSize={small ? 11.5 : 14}>
        {step}
      </text>
    </g>
  )
}

function Callout({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <g className={css.callout}>
      <circle cx={x} cy={y - 4} r={8} />
      <text x={x} y={y + 0.6}>
        {text}
      </text>
    </g>
  )
}

/** The middle of a side, a little inside. */
function sideOf({ x, y, w, h }: Shape, side: number): { x: number; y: number } {
  const [middle, centre] = [(x + w / 2) * unit, (y + h / 2) * unit]
  if (side === 0) return { x: middle, y: y * unit + 11 }
  if (side === 1) return { x: (x + w) * unit - 11, y: centre }
  if (side === 2) return { x: middle, y: (y + h) * unit - 11 }
  return { x: x * unit + 11, y: centre }
}

/** A small wedge on the edge toward the station. */
function pointer(points: 'N' | 'E' | 'S' | 'W', { x, y }: Shape): string {
  const [left, top] = [x * unit, y * unit]
  switch (points) {
    case 'N':
      return `M${left + 7} ${top + 4}l5-5l5 5z`
    case 'E':
      return `M${left + 20} ${top + 7}l5 5l-5 5z`
    case 'S':
      return `M${left + 7} ${top + 20}l5 5l5-5z`
    case 'W':
      return `M${left + 4} ${top + 7}l-5 5l5 5z`
  }
}
