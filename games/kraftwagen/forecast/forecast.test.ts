import { canonical, fastChance, redact, type Seat, seatsOf, silentEffects } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { kraftwagen } from '../game.ts'
import { type Options, optionsSchema } from '../options-schema.ts'
import type { State } from '../state.ts'
import {
  awardForecast,
  chainForecast,
  priceForecast,
  raceForecast,
  roundEndForecast,
  salesForecast,
  tileGains,
} from './index.ts'
import { frozen } from './testing/seen.ts'

const draft = { body: 3, engine: 3, workers: 2, marker: null }

/** Every forecast of a position. */
function everything(view: State): string {
  return canonical({
    sales: salesForecast(view),
    roundEnd: roundEndForecast(view),
    seats: seatsOf(view.players.length).map((seat) => ofSeat(view, seat)),
  })
}

function ofSeat(view: State, seat: Seat): object {
  const tiles = view.chain.filter((element) => typeof element === 'string')
  return {
    price: priceForecast(view, seat, draft),
    chain: chainForecast(view, seat),
    race: raceForecast(view, seat),
    awards: awardForecast(view, seat),
    gains: [...tiles, ...view.startTiles].map((tile) => tileGains(view, seat, tile)),
  }
}

describe.each([2, 3, 4])('%i players', (seats) => {
  test.each<Partial<Options>>([{}, { specialtyTiles: true }])('forecasts need nothing hidden: %o', (options) => {
    const chance = fastChance(seats)
    const choice = fastChance(seats + 100)
    const fx = silentEffects<Event>(chance)
    const state = kraftwagen.setup({ seats, options: optionsSchema.parse(options) }, fx)
    for (let moves = 0; !kraftwagen.turn(state).over; moves++) {
      if (moves % 40 === 0 || state.phase !== 'action') {
        const known = everything(kraftwagen.clone(state))
        // Plain data (or `canonical` throws), from frozen views (or a change throws), the same for all viewers.
        for (const viewer of ['spectator', ...seatsOf(seats)] as const) {
          expect(everything(frozen(redact(kraftwagen.clone(state), viewer)))).toBe(known)
        }
      }
      const legal = [...kraftwagen.moves(state, state.actor)]
      kraftwagen.play(state, state.actor, legal[choice.below(legal.length)]!, fx)
    }
  })
})
