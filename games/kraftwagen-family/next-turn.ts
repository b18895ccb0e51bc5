import type { OfferedCondition, PremoveMoment, PremoveRules, Seat } from '@carriage/kernel'
import { type Chain, putToFront, seatAtTail, sweepTail, takeTileFromChain } from './chain.ts'
import { currentStep } from './step-stack.ts'

/** The fields of a state that both editions have in the action phase. */
interface ActionTable {
  readonly round: number
  readonly phase: string
  actor: Seat
  turn: { tile: string | null }
  steps: { readonly name: string }[]
  chain: Chain
  readonly market: readonly { readonly owner: Seat }[]
}

interface TurnMove {
  readonly kind: string
}

/** How an edition begins a turn. */
interface TurnBeginning<State extends ActionTable> {
  clone(this: void, view: State): State
  newTurn(this: void): State['turn']
}

/**
 * The state in which the next turn of this seat begins after each rival before it has taken the nearest tile, for
 * planning that turn: nothing else has changed. Null during the seat's own turn and between rounds.
 */
export function premoveTurn<State extends ActionTable>(
  view: State,
  seat: Seat,
  { clone, newTurn }: TurnBeginning<State>,
): State | null {
  if (view.phase !== 'action') return null
  if (view.actor === seat) return currentStep(view).name === 'takeTile' ? view : null
  const state = clone(view)
  state.chain = chainAtTurn(view.chain, seat, view.turn.tile)
  begin(state, seat, newTurn())
  return state
}

/** The seat stands at the tail of the chain and is to take a tile. */
function begin(state: ActionTable, seat: Seat, turn: ActionTable['turn']): void {
  state.actor = seat
  state.turn = turn
  state.steps = [{ name: 'takeTile' }]
}

/** The chain when the turn of a seat begins, if each rival before it takes the nearest tile. */
function chainAtTurn(now: Chain, seat: Seat, inHand: string | null): Chain {
  const chain = now.slice()
  if (inHand !== null) putToFront(chain, inHand)
  sweepTail(chain)
  while (seatAtTail(chain) !== seat) {
    const nearest = chain.find((element) => typeof element === 'string')
    if (nearest === undefined) throw new RangeError('There is no tile in the chain.')
    takeTileFromChain(chain, nearest)
    putToFront(chain, nearest)
    sweepTail(chain)
  }
  return chain
}

const conditions: readonly OfferedCondition[] = [
  { name: 'tile', usual: true },
  { name: 'nearer', usual: true },
  { name: 'market', usual: true },
]

const forBuyer: readonly OfferedCondition[] = [{ name: 'sells', usual: true }]

/** Whether to add a buyer at the start of a scoring: the only decision outside one's own turns. */
export interface BuyerQuestion<State, Move> {
  /** The state as if the seat were asked now; null if it will not be. */
  ask(this: void, view: State, seat: Seat): State | null
  /** The earnings from the first possible of these moves; null if it adds no buyer. */
  gain(this: void, view: State, seat: Seat, moves: readonly Move[]): number | null
}

/** Premoves for the next turn as a whole, and for the buyer that may be added before the sales. */
export function turnPremoves<State extends ActionTable, Move extends TurnMove>(
  nextTurn: (view: State, seat: Seat) => State | null,
  { ask, gain }: BuyerQuestion<State, Move>,
): PremoveRules<State, Move> {
  return {
    moment: ({ phase, round }) => (phase === 'action' ? `turn/${round}` : `${phase}/${round}`),
    ahead: (view, seat): readonly PremoveMoment<State>[] => {
      if (view.phase !== 'action' || view.actor === seat) return []
      const next = nextTurn(view, seat)
      const asked = ask(view, seat)
      return [
        ...(next ? [{ moment: `turn/${view.round}`, view: next, conditions, inTurn: true }] : []),
        ...(asked ? [{ moment: `scoring/${view.round}`, view: asked, conditions: forBuyer }] : []),
      ]
    },
    conditions: {
      // The number of tiles nearer than the premoved one.
      tile: {
        read: ({ chain }, _seat, moves) => tilesBefore(chain, moves)?.length ?? null,
        holds: (was, is) => was === null || (typeof is === 'number' && typeof was === 'number' && is <= was),
      },
      // A tile that was expected to be gone might be better.
      nearer: {
        read: ({ chain }, _seat, moves) => tilesBefore(chain, moves) ?? [],
        holds: (was, is) => Array.isArray(was) && Array.isArray(is) && is.every((tile) => was.includes(tile)),
      },
      // The buyers' choices are known only when the market is complete.
      sells: {
        read: gain,
        holds: (_was, is) => is === null || (typeof is === 'number' && is > 0),
      },
      // The price of a car is chosen for the current cars.
      market: {
        read: ({ market }, seat, moves) =>
          moves.some(({ kind }) => kind === 'priceCar') ? market.filter(({ owner }) => owner !== seat).length : null,
      },
    },
  }
}

/** The tiles between a seat at the tail and the tile of its premove; empty if it takes none. */
function tilesBefore(chain: Chain, moves: readonly TurnMove[]): readonly string[] | undefined {
  const taken = moves.find(({ kind }) => kind === 'takeTile')
  const place = taken && 'tile' in taken ? chain.findIndex((element) => element === taken.tile) : -1
  return place < 0 ? undefined : chain.slice(0, place).filter((element) => typeof element === 'string')
}
