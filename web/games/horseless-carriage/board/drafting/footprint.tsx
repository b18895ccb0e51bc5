import {
  floorShape,
  type ManufacturingStep,
  type Options,
  shapeOf,
  tablesOf,
  type UnplacedPiece,
} from '@carriage/horseless-carriage'
import {
  dealershipLines,
  departmentLines,
  dimensionLines,
  stationLines,
  vehicleLines,
} from '../drawing/line-drawings.ts'
import { unit } from '../drawing/scale.ts'
import css from './footprint.module.css'

interface FootprintProps {
  readonly piece: UnplacedPiece | 'expansion'
  readonly options: Options
  /** The current rotation in quarter turns. */
  readonly turns: number
  /** Only its squares, small enough to fit beside text. */
  readonly mini?: boolean
}

/** Pixels per square, and the maximum height of a piece. */
const square = 8.5
const miniSquare = 4.5
const highest = 35

/** The shape of a piece on the floor: all at one scale, except floor tiles. */
export function Footprint({ piece, options, turns, mini = false }: FootprintProps) {
  const { w, h } = sizeOf(piece, options)
  const [across, down] = turns % 2 === 1 ? [h, w] : [w, h]
  const scale = Math.min(mini ? miniSquare : square, highest / down)
  const glyph = unit * Math.min(2.2, Math.min(across, down) * 0.86)
  return (
    <svg
      className={css.footprint}
      viewBox={`0 0 ${across * unit} ${down * unit}`}
      width={across * scale}
      height={down * scale}
      data-step={stepOf(piece, options)}
      data-footprint={`${across}×${down}`}
      aria-hidden="true"
    >
      <rect className={css.ground} x="2" y="2" width={across * unit - 4} height={down * unit - 4} />
      <path className={css.grid} d={gridOf(across, down)} />
      {!mini && (
        <path
          className={css.lines}
          d={linesOf(piece)}
          transform={`translate(${(across * unit - glyph) / 2} ${(down * unit - glyph) / 2}) scale(${glyph / 24})`}
        />
      )}
    </svg>
  )
}

function sizeOf(piece: FootprintProps['piece'], options: Options): { readonly w: number; readonly h: number } {
  if (piece === 'expansion') return floorShape({ tile: 'expansion', x: 0, y: 0, rot: 0, mirror: false }, options)
  if (piece.kind === 'indicator') return { w: 1, h: 1 }
  const lies = { x: 0, y: 0, rot: 0 } as const
  const laid = piece.kind === 'mainline' ? { ...piece, ...lies, mirror: false } : { ...piece, ...lies }
  return shapeOf(laid, options) ?? { w: 1, h: 1 }
}

/** The manufacturing step of a station or an indicator. */
export function stepOf(piece: FootprintProps['piece'], options: Options): ManufacturingStep | undefined {
  if (piece === 'expansion') return undefined
  if (piece.kind === 'indicator') return piece.step
  return piece.kind === 'station'
    ? tablesOf({ options }).components.technologyStations.rows[piece.type].step
    : undefined
}

function gridOf(w: number, h: number): string {
  let path = ''
  for (let x = 1; x < w; x++) path += `M${x * unit} 2v${h * unit - 4}`
  for (let y = 1; y < h; y++) path += `M2 ${y * unit}h${w * unit - 4}`
  return path
}

function linesOf(piece: FootprintProps['piece']): string {
  if (piece === 'expansion') return 'M4 3h12v18H4ZM4 8h12M4 13h12M10 3v18M19 9v6M16 12h6'
  switch (piece.kind) {
    case 'mainline':
      return vehicleLines[piece.type]
    case 'dealership':
      return dealershipLines
    case 'department':
      return departmentLines[piece.type]
    case 'station':
      return stationLines[piece.type]
    case 'indicator':
      return dimensionLines[piece.dimension]
  }
}
