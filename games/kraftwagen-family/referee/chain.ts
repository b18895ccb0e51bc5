/** Workers or company markers by their seat, tiles by their id, from the end of the chain to its front. */
export type RefereedChain = (number | string)[]

export function seatsIn(chain: RefereedChain): number[] {
  return chain.filter((element) => typeof element === 'number')
}

export function tilesIn(chain: RefereedChain): string[] {
  return chain.filter((element) => typeof element === 'string')
}

/** The last one in the chain acts. */
export function lastIn(chain: RefereedChain): number {
  const [last] = chain
  if (typeof last !== 'number') throw new RangeError('there is no tile at the end of the chain')
  return last
}

/** The last one leaves the end and takes the place of a tile, which is in hand then. */
export function replaceByTail(tile: string, chain: RefereedChain): void {
  const seat = chain.shift()
  const at = chain.indexOf(tile)
  if (seat === undefined || at < 0) throw new RangeError(`${tile} is not in the chain`)
  chain[at] = seat
}

/** What is wrong with a chain before the game: tiles behind those with fewer actions, seats not behind all tiles. */
export function wrongWithFirstChain(
  chain: RefereedChain,
  seats: number,
  tiles: readonly { readonly id: string; readonly actions: readonly string[] }[],
): string | undefined {
  const order = chain.slice(0, seats)
  if (seatsIn(order).length !== seats || new Set(order).size !== seats) return `${order.join()} behind the tiles`
  const laid = tilesIn(chain)
  if (chain.length !== seats + tiles.length || new Set(laid).size !== tiles.length) return `tiles ${laid.join()}`
  const actions = laid.map((id) => tiles.find((tile) => tile.id === id)?.actions.length ?? 0)
  return actions.every((count, at) => count >= (actions[at - 1] ?? 1))
    ? undefined
    : `tiles with ${actions.join()} actions`
}
