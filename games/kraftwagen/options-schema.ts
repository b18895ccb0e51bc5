import { optionWithStandard } from '@carriage/kernel'
import * as z from 'zod/mini'
import { componentsSchema } from './components/schema.ts'

/** The options agreed on before the game. */
export const optionsSchema = z.readonly(
  z.strictObject({
    /** Whether the V6 specialty tiles are used: KW-13.1. */
    specialtyTiles: z._default(z.boolean(), false),
    /** Whether money and awards are face down: KW-9.35. */
    scoreVisibility: z._default(z.enum(['hidden', 'open']), 'hidden'),
    /** One engineer marker in a turn, or one in each of its two steps: KW-8.3. */
    engineerMarkerLimit: z._default(z.enum(['perTurn', 'perStep']), 'perTurn'),
    /** What makes a second car for the market award: KW-10.9. */
    marketAward: z._default(z.enum(['sameRound', 'wholeGame']), 'sameRound'),
    /** Whether the buyer of Benz brings the money beside his stack: KW-6.48. */
    benzCollectsMoney: z._default(z.boolean(), true),
    /** What decides between equal scores: KW-11.5. */
    tieBreak: z._default(z.enum(['shared', 'engineers']), 'shared'),
    /** Whether Diesel may also take workers off a car: KW-6.82. */
    dieselWorkers: z.exactOptional(z.enum(['moreOrFewer', 'moreOnly'])),
    /** Whether an engine that is no better may go into the Grand Prix car: KW-5.19. */
    weakerEngine: z.exactOptional(z.enum(['allowed', 'higherOnly'])),
    /** Whether the bonus of a specialty tile may come before its action: KW-13.7. */
    specialtyOrder: z.exactOptional(z.enum(['free', 'actionFirst'])),
    /** Whether Diesel's markers count for the limit of a turn: KW-8.4. */
    dieselLimit: z.exactOptional(z.enum(['counts', 'free'])),
    /** Which engines make Bugatti drive: KW-6.54. */
    bugattiEngine: z.exactOptional(z.enum(['any', 'ownLevel'])),
    /** What happens to a specialty tile of the round that all have passed: KW-13.10. */
    passedSpecialty: z.exactOptional(z.enum(['goesRound', 'isReplaced'])),
    /** What place race cars in the pit lane get: KW-9.3. */
    pitLaneCars: optionWithStandard(z.exactOptional(z.enum(['unplaced', 'last', 'sharedPlace'])), 'last'),
    /** Whether Diesel may replace a part by one of the same value: KW-6.85. */
    dieselEqual: optionWithStandard(z.exactOptional(z.enum(['allowed', 'forbidden'])), 'forbidden'),
    /** Whether a withdrawn car leaves its space to another car: KW-13.31. */
    withdrawnCar: z.exactOptional(z.enum(['freesSpace', 'closesSpace'])),
    /** Replacement component tables, for a group that owns the box. */
    components: z.exactOptional(componentsSchema),
  }),
)

export type Options = z.infer<typeof optionsSchema>
