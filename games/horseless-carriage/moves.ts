import { sealed } from '@carriage/kernel'
import * as z from 'zod/mini'
import { dealershipSizes, dimensions, quadrants } from './components/index.ts'
import { planSchema } from './factory/index.ts'

const seat = z.literal([0, 1, 2, 3, 4, 5, 6, 7])
const card = z.string().check(z.minLength(1), z.maxLength(16))
const onTheBoard = z.int().check(z.minimum(0), z.maximum(7))
/** A window may stick out over the edge: HC-7.8. */
const aroundTheBoard = z.int().check(z.minimum(-2), z.maximum(7))
const frame = z.int().check(z.minimum(1), z.maximum(3))
const onTheGrid = z.int().check(z.minimum(-200), z.maximum(200))
const department = z.strictObject({ x: onTheGrid, y: onTheGrid, rot: z.literal([0, 1, 2, 3]) })
/** Mainlines by their places among the pieces of the factory. */
const mainline = z.string().check(z.regex(/^(0|[1-9]\d{0,3})$/))

/** One move per decision. The ids beside them number the decisions of the game. */
export const moveSchema = z.discriminatedUnion('kind', [
  // D-2
  z.strictObject({ kind: z.literal('placeDepartments'), research: department, planning: department }),
  // D-3, marker by marker
  z.strictObject({ kind: z.literal('research'), track: z.enum(dimensions), owner: seat }),
  z.strictObject({ kind: z.literal('raiseCapacity') }),
  // D-4
  z.strictObject({ kind: z.literal('takeSlot'), slot: z.int().check(z.minimum(1), z.maximum(5)) }),
  z.strictObject({ kind: z.literal('pass') }),
  // D-5
  z.strictObject({ kind: z.literal('submitPlan'), plan: sealed(planSchema) }),
  z.strictObject({ kind: z.literal('withdrawPlan') }),
  // D-6, in up to four decisions
  z.strictObject({ kind: z.literal('useDealership'), dealership: z.enum(dealershipSizes) }),
  z.strictObject({
    kind: z.literal('placeWindow'),
    dealership: z.enum(dealershipSizes),
    window: z.strictObject({ x: aroundTheBoard, y: aroundTheBoard, w: frame, h: frame }),
  }),
  z.strictObject({ kind: z.literal('sellTo'), niche: z.strictObject({ x: onTheBoard, y: onTheBoard }) }),
  z.strictObject({ kind: z.literal('leaveIdle') }),
  // Nothing named is a word left unsaid: the mainlines then deliver by rule (HC-7.27).
  z.strictObject({
    kind: z.literal('deliver'),
    from: z.record(mainline, z.int().check(z.minimum(1), z.maximum(99))),
  }),
  // D-7
  z.strictObject({ kind: z.literal('playCard'), card: sealed(card), quadrant: z.enum(quadrants) }),
])

export type Move = z.infer<typeof moveSchema>
export type MoveKind = Move['kind']
export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>
