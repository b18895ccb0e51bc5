import { optionOfSeat, optionWithStandard } from '@carriage/kernel'
import * as z from 'zod/mini'
import { componentsSchema } from './components/schema.ts'
import { colours } from './components/vocabulary.ts'
import { eachIndustrialistOnce } from './industrialists.ts'

/** Whom one seat plays, HC-2.1; unless agreed, one that nobody chose. */
function industrialistOf(seat: number) {
  return optionOfSeat(z.exactOptional(z.enum(['anyLeft', ...colours])), { seat, words: 'industrialist' })
}

/** The options agreed on before the game. */
export const optionsSchema = z.readonly(
  z
    .strictObject({
      /** Whether there are only cars: HC-12.4. */
      introductory: z._default(z.boolean(), false),
      /** How many car mainlines the introductory game has: HC-12.8. */
      introMainlines: z._default(z.enum(['printed', 'merged']), 'printed'),
      /** Which cards the introductory game has: HC-12.7. */
      introCards: optionWithStandard(z.exactOptional(z.enum(['carsOnly', 'otherSparksIgnored'])), 'otherSparksIgnored'),
      /** What may be turned over: HC-5.7. */
      mirrorTiles: z._default(z.enum(['mainlinesAndFloor', 'none']), 'mainlinesAndFloor'),
      /** Whether touching the keep-clear strip counts as touching the bay: HC-5.15. */
      bayContact: z._default(z.enum(['bay', 'bayOrStrip']), 'bay'),
      /** Whether spec indicators join contact groups: HC-5.16. */
      indicatorAdjacency: z._default(z.enum(['counts', 'stationsOnly']), 'counts'),
      /** How much of the table around a keep-clear strip stays free: HC-5.61. */
      keepClear: z._default(z.enum(['front', 'frontAndSide']), 'front'),
      /** Who sees a plan that is not committed yet: HC-5.69. */
      planVisibility: z._default(z.enum(['closed', 'open']), 'closed'),
      /** Whether a window may be placed without a sale: HC-7.17. */
      saleObligation: z._default(z.enum(['mustSell', 'windowMayIdle']), 'mustSell'),
      /** Who says which mainline delivers: HC-7.27. */
      stockUse: z._default(z.enum(['choice', 'auto']), 'choice'),
      /** What decides first between equal innovations: HC-9.10. */
      innovationTie: z._default(z.enum(['position', 'distance']), 'position'),
      /** The colours of the seats in order, HC-2.1; seats left out take the colours left over. */
      colours: z.exactOptional(
        z.readonly(z.array(z.enum(colours))).check(
          z.refine((chosen) => new Set(chosen).size === chosen.length && chosen.length <= colours.length, {
            error: 'each colour once',
          }),
        ),
      ),
      firstIndustrialist: industrialistOf(1),
      secondIndustrialist: industrialistOf(2),
      thirdIndustrialist: industrialistOf(3),
      fourthIndustrialist: industrialistOf(4),
      fifthIndustrialist: industrialistOf(5),
      /** Replacement component tables, for a group that owns the box. */
      components: z.exactOptional(componentsSchema),
    })
    .check(z.refine(eachIndustrialistOnce, { error: 'each industrialist once' })),
)

export type Options = z.infer<typeof optionsSchema>
