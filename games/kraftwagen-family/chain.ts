import type { Seat } from '@carriage/kernel'

/**
 * The action chain: tiles and one worker of each seat in a single line, the tail first and the front last.
 * A worker is written as its seat, a tile as its id.
 */
export type Chain<Tile extends string = string> = (Seat | Tile)[]

/** The seat whose worker is at the tail: it has the next turn. Between turns there is always one. */
export function seatAtTail(chain: readonly (Seat | string)[]): Seat {
  const tail = chain[0]
  if (typeof tail !== 'number') throw new RangeError('There is no worker at the tail of the chain.')
  return tail
}

/** The worker at the tail leaves it and takes the place of the tile, which is then in hand. All others keep their order. */
export function takeTileFromChain<Tile extends string>(chain: Chain<Tile>, tile: Tile): void {
  const worker = seatAtTail(chain)
  const place = chain.indexOf(tile)
  if (place < 0) throw new RangeError(`The tile ${tile} is not in the chain.`)
  for (let i = 0; i < place - 1; i++) chain[i] = at(chain, i + 1)
  chain[place - 1] = worker
  for (let i = place; i < chain.length - 1; i++) chain[i] = at(chain, i + 1)
  chain.pop()
}

export function putToFront<Tile extends string>(chain: Chain<Tile>, tile: Tile): void {
  chain.push(tile)
}

/**
 * Moves tiles from the tail to the front, one after the other, until a worker is at the tail. `inItsPlace` may put
 * another tile to the front instead. Returns the tiles that left the tail, in order.
 */
export function sweepTail<Tile extends string>(chain: Chain<Tile>, inItsPlace: (tile: Tile) => Tile = same): Tile[] {
  const swept: Tile[] = []
  for (let tail = chain[0]; typeof tail === 'string'; tail = chain[0]) {
    chain.shift()
    chain.push(inItsPlace(tail))
    swept.push(tail)
  }
  return swept
}

function same<Tile>(tile: Tile): Tile {
  return tile
}

export interface Wait {
  /** Still at the tail after this turn: the same seat moves again immediately. */
  readonly again: boolean
  /** The rivals who move before this seat does again, the first of them first. */
  readonly before: readonly RivalTurns[]
  /** The tiles behind this seat then: a rival who takes one of them is still behind the seat. */
  readonly tilesBehind: readonly string[]
}

export interface RivalTurns {
  readonly seat: Seat
  /** Each rival behind has at least one turn, and one more for every tile on the way that it takes itself. */
  readonly atMost: number
}

/** What taking a tile costs in time: who moves before the seat at the tail has its next turn. */
export function waitAfter(chain: readonly (Seat | string)[], tile: string): Wait {
  const after = chain.slice()
  const seat = seatAtTail(after)
  takeTileFromChain(after, tile)
  putToFront(after, tile)
  sweepTail(after)
  const before = turnsBefore(after, seat)
  const behind = after.slice(0, after.indexOf(seat))
  return { again: before.length === 0, before, tilesBehind: behind.filter((element) => typeof element === 'string') }
}

/** The rivals who move before this seat does, the first of them first. The chain is one between turns. */
export function turnsBefore(chain: readonly (Seat | string)[], seat: Seat): RivalTurns[] {
  const before: RivalTurns[] = []
  let tiles = 0
  // From the seat down to the tail: a rival can only take tiles that stand ahead of him.
  for (let i = chain.indexOf(seat) - 1; i >= 0; i--) {
    const element = at(chain, i)
    if (typeof element === 'number') before.unshift({ seat: element, atMost: tiles + 1 })
    else tiles++
  }
  return before
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError('The chain has no holes.')
  return item
}
