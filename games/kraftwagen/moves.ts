import * as z from 'zod/mini'
import { actions, bonuses, engineerMarkers, partKinds, preferences, startItems } from './components/index.ts'

/** Ids come from component tables, which a group may replace; they are identifiers, not text. */
const id = z.string().check(z.minLength(1), z.maxLength(64))
const partValue = z.int().check(z.minimum(1), z.maximum(7))
const price = z.int().check(z.minimum(1), z.maximum(99))

/** One move per decision. The ids beside them number the decisions of the game. */
export const moveSchema = z.discriminatedUnion('kind', [
  // KW-D-1, KW-D-2
  z.strictObject({ kind: z.literal('chooseStartTile'), tile: id }),
  z.strictObject({ kind: z.literal('chooseItem'), item: z.enum(startItems) }),
  // KW-D-3, KW-D-4
  z.strictObject({ kind: z.literal('takeTile'), tile: id }),
  z.strictObject({ kind: z.literal('chooseAction'), action: z.enum([...actions, ...bonuses]) }),
  // KW-D-5
  z.strictObject({ kind: z.literal('takeCard'), card: id }),
  // KW-D-6, KW-D-7
  z.strictObject({ kind: z.literal('placeEngine'), where: z.enum(['workshop', 'gpCar']) }),
  z.strictObject({ kind: z.literal('returnPart'), part: z.enum(partKinds), value: partValue }),
  // KW-D-8
  z.strictObject({ kind: z.literal('chooseBuyer'), preference: z.enum(preferences) }),
  // KW-D-9
  z.strictObject({ kind: z.literal('chooseInactive'), card: id }),
  // KW-D-10; the buyer by his place in the row, from 0
  z.strictObject({
    kind: z.literal('useDaimler'),
    marker: z.enum(engineerMarkers),
    buyer: z.int().check(z.minimum(0), z.maximum(8)),
  }),
  // KW-D-11; the car by its price
  z.strictObject({
    kind: z.literal('useDiesel'),
    car: price,
    change: z.enum(['body', 'engine', 'workers', 'price']),
    to: z.int().check(z.minimum(0), z.maximum(99)),
  }),
  // KW-D-12, in up to four decisions
  z.strictObject({ kind: z.literal('placeCar'), body: partValue, engine: partValue }),
  z.strictObject({ kind: z.literal('crewCar'), workers: z.int().check(z.minimum(0), z.maximum(14)) }),
  z.strictObject({ kind: z.literal('priceCar'), price }),
  z.strictObject({ kind: z.literal('markCar'), marker: z.nullable(z.enum(engineerMarkers)) }),
  // KW-D-13
  z.strictObject({ kind: z.literal('endTurn') }),
  // KW-D-14
  z.strictObject({ kind: z.literal('useBenz'), preference: z.enum(preferences) }),
  z.strictObject({ kind: z.literal('declineBenz') }),
  // KW-D-15, KW-D-16, KW-D-17
  z.strictObject({ kind: z.literal('withdrawCar'), car: price }),
  z.strictObject({ kind: z.literal('sellPart'), part: z.enum(partKinds), value: partValue }),
  z.strictObject({ kind: z.literal('drive') }),
  z.strictObject({ kind: z.literal('skip') }),
])

export type Move = z.infer<typeof moveSchema>
export type MoveKind = Move['kind']
export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>
