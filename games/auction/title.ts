import type { Title } from '@carriage/kernel'
import { about } from './about.ts'
import type { Event } from './events.ts'
import { auction, auctionV1 } from './game.ts'
import { invariants } from './invariants.ts'
import { words } from './messages/index.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import { rulebook } from './rulebook.ts'
import type { State } from './state.ts'

export const title: Title<State, Move, Options, Event> = {
  about,
  versions: [auction, auctionV1],
  words,
  rulebook,
  invariants,
  variants: [2, 3, 4].flatMap((seats) => [
    { seats, options: { purse: 'plain' } },
    { seats, options: { purse: 'deep' } },
  ]),
  survey: (events) => ({
    lotsWithdrawn: events.filter(({ kind }) => kind === 'lotWithdrawn').length,
    tiesDrawn: events.filter(({ kind }) => kind === 'tieDrawn').length,
  }),
}
