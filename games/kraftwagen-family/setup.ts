import { arrange, type Chance, drawFrom, type Seat, seatsOf } from '@carriage/kernel'

/** The seats and tiles of a new chain, each in random order: the seats at the tail, then the tiles, smallest first. */
export function arrangeChain<Tile extends string>(
  tilesBySize: readonly (readonly Tile[])[],
  seats: number,
  chance: Chance,
): { readonly seats: Seat[]; readonly tiles: Tile[] } {
  const tiles = tilesBySize.flatMap((size) => arrange(size, chance))
  return { tiles, seats: arrange(seatsOf(seats), chance) }
}

/** The seat nearest to the tiles, which chooses first in set-up. */
export function nearestToTiles(seats: readonly Seat[]): Seat {
  const nearest = seats.at(-1)
  if (nearest === undefined) throw new RangeError('This table has no seats.')
  return nearest
}

/** All of these, or as many of them as are offered, drawn from the pile of all. */
export function offerSome<Item extends string>(
  all: readonly Item[],
  pile: readonly Item[],
  offered: number,
  chance: Chance,
): Item[] {
  if (offered === all.length) return all.slice()
  const left = pile.slice()
  const drawn: Item[] = []
  while (drawn.length < offered) drawn.push(drawFrom(left, chance))
  return all.filter((item) => drawn.includes(item))
}
