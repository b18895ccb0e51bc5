import * as z from 'zod/mini'
import {
  dealershipSizes,
  departments,
  dimensions,
  directions,
  manufacturingSteps,
  stationTypes,
  vehicleTypes,
} from '../components/index.ts'
import type { LaidFloor, Piece, Plan } from './piece.ts'

/** How pieces and plans come from outside. Whether they may lie as they do is for the checks to say. */

// Farther out than any factory reaches with the largest floor tiles that tables may have.
const coordinate = z.int().check(z.gte(-200), z.lte(200))
const rot = z.literal([0, 1, 2, 3])
const place = { x: coordinate, y: coordinate }

export const pieceSchema: z.ZodMiniType<Piece> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mainline'), type: z.enum(vehicleTypes), ...place, rot, mirror: z.boolean() }),
  z.strictObject({ kind: z.literal('dealership'), type: z.enum(dealershipSizes), ...place, rot }),
  z.strictObject({ kind: z.literal('department'), type: z.enum(departments), ...place, rot }),
  z.strictObject({ kind: z.literal('station'), type: z.enum(stationTypes), ...place, rot }),
  z.strictObject({
    kind: z.literal('indicator'),
    dimension: z.enum(dimensions),
    step: z.enum(manufacturingSteps),
    ...place,
    points: z.enum(directions),
  }),
])

const laidFloorSchema: z.ZodMiniType<LaidFloor> = z.strictObject({
  tile: z.enum(['main', 'expansion']),
  ...place,
  rot,
  mirror: z.boolean(),
})

// HC-5.1 Any number of pieces, or none; no more than a factory has squares.
export const planSchema: z.ZodMiniType<Plan> = z.strictObject({
  pieces: z.array(pieceSchema).check(z.maxLength(400)),
  expansion: z.nullable(laidFloorSchema),
})
