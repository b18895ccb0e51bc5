import { belts, type Factory, type Options, type Piece, type Plan } from '@carriage/horseless-carriage'
import { memo, useMemo } from 'react'
import { vehiclesBySize } from '../brochure/vehicles.ts'
import { BeltLines } from './belt-lines.tsx'

import { FloorDrawing } from './floor.tsx'
import { PieceBody, PieceLines } from './piece.tsx'

const sizes = { large: 'L', middle: 'M', small: 'S' } as const

/** The callouts of a sheet: mainlines by number, dealerships by size. */
function calloutsOf(pieces: readonly Piece[]): ReadonlyMap<number, string> {
  const callouts = new Map<number, string>()
  let mainlines = 0
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'mainline') callouts.set(index, String(++mainlines))
    if (piece.kind === 'dealership') callouts.set(index, sizes[piece.type])
  }
  return callouts
}

interface FloorLabels {
  of(this: void, piece: Piece): string
  readonly bay: string
}

interface FactoryDrawingProps {
  readonly factory: Factory
  /** The owner: cars in the windows of dealerships have the seat's colour. */
  readonly seat: number
  readonly options: Options
  readonly plan?: Plan | undefined
  /** Indices in the plan of pieces with a problem. */
  readonly flagged?: ReadonlySet<number>
  /** Names of pieces and the loading bay, where there is room for text. */
  readonly labels?: FloorLabels | undefined
  /** Lines and dealerships have their names instead of callouts. */
  readonly named?: boolean
  /** Pieces from this index on are new to the viewer. */
  readonly freshFrom?: number | undefined
}

const none: ReadonlySet<number> = new Set()
const nothing: Plan = { pieces: [], expansion: null }

/** A factory with a draft: floor, bodies, belts over them, and the drawings on top. For an SVG. */
export const FactoryDrawing = memo(function FactoryDrawing({
  factory,
  seat,
  options,
  plan = nothing,
  flagged = none,
  labels,
  named = false,
  freshFrom,
}: FactoryDrawingProps) {
  const pieces = useMemo(() => [...factory.pieces, ...plan.pieces], [factory, plan])
  const traced = useMemo(() => belts(factory, plan.pieces, options), [factory, plan, options])
  const vehicles = useMemo(() => vehiclesBySize(factory, plan.pieces, options), [factory, plan, options])
  const callouts = useMemo(() => calloutsOf(pieces), [pieces])
  const built = factory.pieces.length
  const looks = pieces.map((piece, index) => ({
    piece,
    options,
    as: index < built ? ('built' as const) : ('drafted' as const),
    flagged: index >= built && flagged.has(index - built),
    fresh: index < built && freshFrom !== undefined && index >= freshFrom,
    callout: named ? undefined : callouts.get(index),
    name: labels?.of(piece),
    seat,
    vehicle: piece.kind === 'dealership' ? vehicles.get(piece.type)?.[0] : undefined,
  }))
  return (
    <>
      <FloorDrawing tiles={factory.floor} options={options} bayName={labels?.bay} />
      {plan.expansion && <FloorDrawing tiles={[plan.expansion]} options={options} ghost />}
      {looks.map((look) => (
        <PieceBody key={keyOf(look.piece)} {...look} />
      ))}
      <BeltLines belts={traced} pieces={pieces} options={options} />
      {looks.map((look) => (
        <PieceLines key={keyOf(look.piece)} {...look} />
      ))}
    </>
  )
})

/** No two pieces have the same square. */
function keyOf({ kind, x, y }: { readonly kind: string; readonly x: number; readonly y: number }): string {
  return `${kind} ${x},${y}`
}
