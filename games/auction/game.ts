import { createEngine, type EngineOf, type Game } from '@carriage/kernel'
import { clone } from './clone.ts'
import type { Event } from './events.ts'
import { type Move, moveSchema } from './moves.ts'
import { type Options, optionsSchema } from './options.ts'
import { result } from './result.ts'
import { layOut } from './setup.ts'
import type { State } from './state.ts'
import { drawWinner, type TieRule } from './steps/bidding.ts'
import { stepsBy } from './steps/index.ts'
import type { AuctionFormats } from './steps/step.ts'

export type Auction = Game<State, Move, Options, Event>

/** Version 2, for new matches. */
export const engine = engineBy(drawWinner)

/** In version 1 tied lots go to nobody. Its matches continue under the old rule. */
export const auctionV1 = playedBy(
  1,
  engineBy(() => null),
)
export const auction = playedBy(2, engine)

function engineBy(breakTie: TieRule): EngineOf<AuctionFormats> {
  return createEngine<AuctionFormats>(stepsBy(breakTie), {
    current: ({ step }) => step,
    seats: () => [], // each step defines its own
  })
}

/** A sealed-bid auction: the smallest game that uses every feature of the kernel. */
function playedBy(rules: number, { turn, moves, judge, play }: EngineOf<AuctionFormats>): Auction {
  return {
    id: 'auction',
    rules,
    seats: { min: 2, max: 4 }, // AU-1
    options: optionsSchema,
    move: moveSchema,
    setup: layOut,
    turn: (state) => (state.step.name === 'over' ? { over: true, result: result(state) } : turn(state)),
    moves,
    judge,
    play,
    clone,
  }
}
