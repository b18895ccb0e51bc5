import { type Seat, seatsOf } from '@carriage/kernel'
import { type Chain, putToFront, seatAtTail, sweepTail, takeTileFromChain, turnsBefore } from './chain.ts'

/**
 * The turns of the rivals before a seat moves again. A rival ahead of the seat has none. One behind it must pass it,
 * which takes one turn, since the tile at the front is always ahead of it; every tile between the two that the rival
 * takes on the way is an additional turn. Tiles never move behind the seat, so these bounds are exact: each can be
 * reached if the rivals want it. A new round changes nothing; only the end of the game can leave them fewer turns.
 */
export interface TurnWait {
  /** Every rival, in the order of their seats. */
  readonly rivals: readonly TurnsOfRival[]
  /** The bounds for all rivals together. Two of them cannot both take the same tile, so it is not the sum. */
  readonly inAll: { readonly atLeast: number; readonly atMost: number }
}

export interface TurnsOfRival {
  readonly seat: Seat
  readonly atLeast: number
  /** The number if every rival always takes the nearest tile. */
  readonly ifNearest: number
  readonly atMost: number
}

/** Who moves before this seat does. The chain is one between turns. */
export function waitingFor(chain: Chain, seat: Seat): TurnWait {
  const before = turnsBefore(chain, seat)
  const nearest = turnsIfNearest(chain, seat)
  const markers = chain.filter((element) => typeof element === 'number')
  const rivals = seatsOf(markers.length)
    .filter((rival) => rival !== seat)
    .map((rival) => {
      const atMost = before.find((each) => each.seat === rival)?.atMost ?? 0
      return { seat: rival, atLeast: atMost > 0 ? 1 : 0, ifNearest: nearest[rival] ?? 0, atMost }
    })
  // Every tile behind the seat can give a rival one turn, and every rival there has one to get past it.
  return { rivals, inAll: { atLeast: before.length, atMost: chain.indexOf(seat) } }
}

/** The turns of each rival until the seat is at the tail, if all take the nearest tile. */
function turnsIfNearest(chain: Chain, seat: Seat): number[] {
  const line = chain.slice()
  const turns: number[] = []
  for (let rival = seatAtTail(line); rival !== seat; rival = seatAtTail(line)) {
    turns[rival] = (turns[rival] ?? 0) + 1
    const nearest = line.find((element) => typeof element === 'string')
    if (nearest === undefined) throw new RangeError('There are no tiles in the chain.')
    takeTileFromChain(line, nearest)
    putToFront(line, nearest)
    sweepTail(line)
  }
  return turns
}
