import { optionWithStandard } from '@carriage/kernel'
import * as z from 'zod/mini'
import { componentsSchema } from './components/schema.ts'

/** The options agreed on before the game. */
export const optionsSchema = z.readonly(
  z.strictObject({
    /** Whether totals are public or known to their company only: AE-12.6. */
    scoreVisibility: z._default(z.enum(['open', 'hidden']), 'open'),
    /** How face-up recruitment tiles are handled in the next preparation: AE-3.8. */
    recruitmentLeftovers: z._default(z.enum(['stay', 'discard', 'fillToTwo']), 'stay'),
    /** The effect of the two sale tiles: AE-8.2, AE-8.10. */
    instantSale: z._default(z.enum(['sellOwnCar', 'placeExtraCar']), 'sellOwnCar'),
    /** The places of race cars that never left the pit lane: AE-10.8. */
    pitLaneCars: z._default(z.enum(['last', 'unplaced', 'sharedPlace']), 'last'),
    /** Market places for two companies: AE-13.8. */
    twoPlayerMarketSpaces: z._default(z.literal([6, 4]), 6),
    /** Which engineer tokens count for Olds: AE-7.24. */
    oldsToken: z._default(z.enum(['onEngineerTile', 'anyToken']), 'onEngineerTile'),
    /** What happens to a Packard marker when its buyer is swapped: AE-6.24. */
    packardMarker: z.exactOptional(z.enum(['leaves', 'stays'])),
    /** On whose cars a production token may lie: AE-7.2. */
    tokenCars: z.exactOptional(z.enum(['own', 'any'])),
    /** Whether a buyer may be swapped for one of the same preference: AE-8.16. */
    swapAlike: z.exactOptional(z.enum(['allowed', 'forbidden'])),
    /** How long the engineering marker of the action step may be used: AE-9.17. */
    actionStepMarker: z.exactOptional(z.enum(['untilPlacing', 'wholeTurn'])),
    /** Where the engine of a starting bonus is placed: AE-2.26. */
    startEngine: optionWithStandard(z.exactOptional(z.enum(['workshop', 'asked'])), 'asked'),
    /** How many engineers help in the action step: AE-6.3. */
    engineersPerStep: z.exactOptional(z.enum(['anyNumber', 'one'])),
    /** Whether a car sold by an instant benefit frees its market place: AE-3.12. */
    soldCar: z.exactOptional(z.enum(['freesPlace', 'closesPlace'])),
    /** Whether a swap can win the achievement for the second buyer: AE-8.18. */
    swapAchievement: z.exactOptional(z.enum(['won', 'notWon'])),
    /** Replacement component tables, for a group that owns the box. */
    components: z.exactOptional(componentsSchema),
  }),
)

export type Options = z.infer<typeof optionsSchema>
