import { manufacturingSteps } from '@carriage/horseless-carriage'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import { seatMark } from '../../../../board/parts/seat-marks.ts'
import drafting from '../drafting/drafting.module.css'
import css from '../drawing/drawing.module.css'
import {
  dealershipLines,
  departmentLines,
  dimensionLines,
  stationLines,
  vehicleLines,
} from '../drawing/line-drawings.ts'
import market from '../market/market.module.css'
import { vehicleShapeOf } from '../market/market-drawing.tsx'
import type { SignId } from './uses.ts'

interface SignDrawingProps {
  readonly of: SignId
  /** Whose badge and colour it has. */
  readonly seat: number
}

/** A sign as the board draws it, within 24 by 24. */
export function SignDrawing({ of, seat }: SignDrawingProps) {
  if (of === 'marker') return <SeatBadge badge={seat} size={20} />
  return (
    <svg className={css.sheet} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <Drawn of={of} seat={seat} />
    </svg>
  )
}

function Drawn({ of, seat }: SignDrawingProps) {
  const step = manufacturingSteps.find((each) => each === of)
  if (step)
    return (
      <g className={css.step} data-step={step}>
        <circle cx={12} cy={12} r={10} />
        <text x={12} y={17} fontSize={15}>
          {step}
        </text>
      </g>
    )
  switch (of) {
    case 'mainline':
      return (
        <>
          <rect className={css.body} x={1.5} y={3.5} width={21} height={17} />
          <path className={css.lines} d={vehicleLines.car} transform="translate(5 4.5) scale(0.58)" />
        </>
      )
    case 'belt':
      return <path className={css.belt} data-step="A" d="M3 18V12H21V6" />
    case 'station':
      return (
        <>
          <rect className={css.body} data-step="B" x={1.5} y={1.5} width={21} height={21} />
          <path className={css.lines} d={stationLines.engine} transform="translate(4.5 4.5) scale(0.62)" />
        </>
      )
    case 'indicator':
      return (
        <g className={css.indicator} data-step="B">
          <rect className={css.body} data-step="B" x={3} y={5} width={18} height={17} rx={4} />
          <path className={css.lines} d={dimensionLines.speed} transform="translate(6 7.5) scale(0.5)" />
          <path className={css.pointer} d="M7 5l5-4.500l5 4.500z" />
        </g>
      )
    case 'dealership':
      return <path className={css.lines} d={dealershipLines} />
    case 'department':
      return <path className={css.lines} d={departmentLines.research} />
    case 'bay':
      return (
        <g className={css.floor}>
          <rect className={css.bay} x={2} y={4} width={20} height={16} />
        </g>
      )
    case 'ready':
      return (
        <>
          <rect className={drafting.ready} x={2} y={2} width={20} height={20} />
          <rect className={drafting.outline} x={2} y={2} width={20} height={20} />
        </>
      )
    case 'buyer':
      return (
        <g className={market.buyers}>
          <path d={vehicleShapeOf('car', 12, 12, 10)} />
          <text x={12} y={12}>
            2
          </text>
        </g>
      )
    case 'spark':
      return <path className={market.sparkKey} d={vehicleShapeOf('car', 12, 12, 7)} />
    case 'window':
      return (
        <rect x={2} y={6} width={20} height={12} fill="none" strokeWidth={3} style={{ stroke: seatMark(seat).fill }} />
      )
    case 'price':
      return (
        <text className={market.price} x={17} y={18}>
          6
        </text>
      )
    case 'expected':
      return (
        <text className={market.price} x={22} y={18}>
          ≥2
        </text>
      )
    case 'slot':
      return <path className={css.lines} d="M2 12h20M5 9.500v5M12 8a4 4 0 1 0 .1 0M19 9.500v5" />
    case 'gantt':
      return <path className={css.lines} strokeWidth={3} d="M3 6h8M7 12h9M12 18h9" />
    default:
      return null
  }
}
