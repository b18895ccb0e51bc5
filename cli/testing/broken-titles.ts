import { auction, auctionTitle } from '@carriage/auction'
import type { AnyTitle } from '@carriage/kernel'

/** An auction with a false invariant: no seat ever has two lots. */
const greedless: AnyTitle = {
  ...auctionTitle,
  invariants: [
    ...auctionTitle.invariants,
    {
      id: 'AU-INV-99',
      title: 'nobody buys twice',
      broken: (state: { bidders: { bought: unknown[] }[] }) =>
        state.bidders.some(({ bought }) => bought.length > 1) ? 'somebody did' : undefined,
    },
  ],
}

/** An auction whose rules throw at the set-up. */
const stillborn: AnyTitle = {
  ...auctionTitle,
  versions: [
    {
      ...auctionTitle.versions[0],
      id: 'stillborn',
      setup() {
        throw new Error('no table')
      },
    },
  ],
}

/** An auction whose rules read the clock: random play does not notice it. */
const punctual: AnyTitle = {
  ...auctionTitle,
  versions: [
    {
      ...auction,
      id: 'punctual',
      turn: (state: Parameters<typeof auction.turn>[0]) => auction.turn(Date.now() > 0 ? state : state),
    },
  ],
}

export function titleOf(id: string): AnyTitle | undefined {
  return [greedless, stillborn, punctual].find(({ versions: [game] }) => game.id === id)
}
