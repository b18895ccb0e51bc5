import { drawFrom, type Effects, pileOf, type SetupParameters, seatsOf, secret } from '@carriage/kernel'
import type { Event } from './events.ts'
import { lots, tasteCards } from './lots.ts'
import { nextLot } from './next-lot.ts'
import type { Options } from './options.ts'
import type { Bidder, State } from './state.ts'

const coinsInPurse = { plain: 12, deep: 20 } // AU-1

/** The table with the first lot. */
export function layOut({ seats, options }: SetupParameters<Options>, fx: Effects<Event>): State {
  const tastes = pileOf(tasteCards)
  const bidders = seatsOf(seats).map((seat): Bidder => {
    const taste = drawFrom(tastes, fx, [seat]) // AU-2
    return { coins: coinsInPurse[options.purse], bid: null, taste: secret(taste, [seat]), bought: [] }
  })
  const state: State = {
    step: { name: 'over' },
    drawn: 0,
    lots: pileOf(lots.map((lot) => lot.id)),
    tastes: secret(tastes, []),
    bidders,
  }
  nextLot(state, fx)
  return state
}
