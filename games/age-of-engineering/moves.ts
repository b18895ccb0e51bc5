import * as z from 'zod/mini'
import {
  actions,
  engineeringMarkers,
  investors,
  partKinds,
  preferences,
  recruits,
  startingBonuses,
} from './components/index.ts'

/** Ids come from component tables, which a group may replace; they are identifiers, not text. */
const id = z.string().check(z.minLength(1), z.maxLength(64))
const partValue = z.int().check(z.minimum(1), z.maximum(7))
const price = z.int().check(z.minimum(1), z.maximum(99))
const workers = z.int().check(z.minimum(0), z.maximum(12))
/** An active buyer by its place in the row, from 0. */
const buyer = z.int().check(z.minimum(0), z.maximum(8))

/** One move per decision. The ids beside them number the decisions of the game. */
export const moveSchema = z.discriminatedUnion('kind', [
  // AE-D-1
  z.strictObject({ kind: z.literal('chooseBonus'), bonus: z.enum(startingBonuses) }),
  // AE-D-2, AE-D-3
  z.strictObject({ kind: z.literal('takeTile'), tile: id }),
  z.strictObject({ kind: z.literal('chooseAction'), action: z.enum(actions) }),
  // AE-D-4, AE-D-5
  z.strictObject({ kind: z.literal('returnPart'), part: z.enum(partKinds), value: partValue }),
  z.strictObject({ kind: z.literal('placeEngine'), where: z.enum(['workshop', 'raceCar']) }),
  // AE-D-6, in two ways
  z.strictObject({ kind: z.literal('research'), raise: z.enum(partKinds) }),
  z.strictObject({ kind: z.literal('spendToken'), token: z.enum(['loose', 'onTile']) }),
  // AE-D-7
  z.strictObject({ kind: z.literal('hire'), whom: z.enum(['worker', 'salesperson']) }),
  // AE-D-8, AE-D-9
  z.strictObject({ kind: z.literal('recruit'), tile: z.enum(recruits) }),
  z.strictObject({ kind: z.literal('recruitWorkers') }),
  z.strictObject({ kind: z.literal('recruitRace') }),
  // AE-D-10; the car by its price
  z.strictObject({ kind: z.literal('sellNow'), car: price }),
  // AE-D-11, AE-D-12
  z.strictObject({ kind: z.literal('swapBuyer'), buyer, preference: z.enum(preferences) }),
  z.strictObject({ kind: z.literal('chooseBuyer'), preference: z.enum(preferences) }),
  // AE-D-13; this number of workers joins the racing team first
  z.strictObject({ kind: z.literal('race'), workers }),
  // AE-D-14; the car by its price
  z.strictObject({ kind: z.literal('useProductionToken'), investor: z.enum(investors), car: price }),
  // AE-D-15, in two ways
  z.strictObject({
    kind: z.literal('exchange'),
    car: price,
    change: z.enum(['body', 'engine', 'price']),
    to: price,
  }),
  z.strictObject({ kind: z.literal('exchangeCrew'), car: price, workers, salesperson: z.boolean() }),
  // AE-D-16
  z.strictObject({ kind: z.literal('usePackard'), marker: z.enum(engineeringMarkers), buyer }),
  // AE-D-17, in up to four decisions
  z.strictObject({ kind: z.literal('placeCar'), body: partValue, engine: partValue }),
  z.strictObject({ kind: z.literal('crewCar'), workers, salesperson: z.boolean() }),
  z.strictObject({ kind: z.literal('priceCar'), price }),
  z.strictObject({ kind: z.literal('markCar'), marker: z.nullable(z.enum(engineeringMarkers)) }),
  // AE-D-18
  z.strictObject({ kind: z.literal('endTurn') }),
  // AE-D-19
  z.strictObject({ kind: z.literal('useBuick'), preference: z.enum(preferences) }),
  z.strictObject({ kind: z.literal('declineBuick') }),
])

export type Move = z.infer<typeof moveSchema>
export type MoveKind = Move['kind']
export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>
