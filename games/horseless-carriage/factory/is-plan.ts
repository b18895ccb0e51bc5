import {
  dealershipSizes,
  departments,
  dimensions,
  directions,
  manufacturingSteps,
  stationTypes,
  vehicleTypes,
} from '../components/vocabulary.ts'
import type { Piece, Plan } from './piece.ts'

type Check = (value: unknown) => boolean
type Form = Readonly<Record<string, Check>>

const coordinate: Check = (value) => Number.isInteger(value) && Math.abs(Number(value)) <= 200
const rot = among([0, 1, 2, 3])
const mirror = among([true, false])
const place = { x: coordinate, y: coordinate }

const forms: Readonly<Record<Piece['kind'], Form>> = {
  mainline: { kind: among(['mainline']), type: among(vehicleTypes), ...place, rot, mirror },
  dealership: { kind: among(['dealership']), type: among(dealershipSizes), ...place, rot },
  department: { kind: among(['department']), type: among(departments), ...place, rot },
  station: { kind: among(['station']), type: among(stationTypes), ...place, rot },
  indicator: {
    kind: among(['indicator']),
    dimension: among(dimensions),
    step: among(manufacturingSteps),
    ...place,
    points: among(directions),
  },
}
const floor: Form = { tile: among(['main', 'expansion']), ...place, rot, mirror }
const plan: Form = {
  pieces: (pieces) => Array.isArray(pieces) && pieces.length <= 400 && pieces.every(isPiece),
  expansion: (laid) => laid === null || fits(laid, floor),
}

/** Whether something kept on a device is a plan: what `planSchema` says, for a page, which has no schemas. */
export function isPlan(value: unknown): value is Plan {
  return fits(value, plan)
}

function isPiece(value: unknown): boolean {
  return Object.values(forms).some((form) => fits(value, form))
}

function among(values: readonly unknown[]): Check {
  return (value) => values.includes(value)
}

/** Whether it has these fields and no others. */
function fits(value: unknown, form: Form): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = Object.entries(value)
  return fields.length === Object.keys(form).length && fields.every(([name, field]) => form[name]?.(field) === true)
}
