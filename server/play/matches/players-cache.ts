import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type { Bus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { giveSeatBack } from '../clock/index.ts'
import { LruCache } from './lru-cache.ts'
import { type Players, readPlayers } from './players.ts'

/** The players, and how long the house waits at a slow table before it plays what one of them ordered. */
export interface SeatedPlayers extends Players {
  readonly ordersAfter: number
}

/** Who plays at the tables of this process's matches. */
export interface PlayersCache {
  /**
   * The players for a command of a seat. A person who acts takes back a seat that a bot has played; a bot may act only
   * for a seat that no person plays now, else undefined.
   */
  forCommand(match: MatchId, seat: Seat, byBot: boolean): Promise<SeatedPlayers | undefined>
  forget(match: MatchId): void
}

interface PlayersCacheDeps {
  readonly pool: Database['pool']
  readonly bus: Bus
  readonly ordersAfter: number
}

export function playersCache(
  { pool, bus, ordersAfter }: PlayersCacheDeps,
  capacity: number,
  idle: number,
): PlayersCache {
  const cache = new LruCache<SeatedPlayers>(capacity, { idle })
  return {
    async forCommand(match, seat, byBot) {
      const known = await playersAt(match)
      if (known.bots.includes(seat) === byBot) return known
      if (!byBot && (await giveSeatBack(pool, match, seat))) bus.publish(`table.${match}`, 'back')
      cache.delete(match)
      const players = await playersAt(match)
      return byBot && !players.bots.includes(seat) ? undefined : players
    },
    forget: (match) => cache.delete(match),
  }

  async function playersAt(match: MatchId): Promise<SeatedPlayers> {
    const known = cache.get(match)
    if (known) return known
    const players = { ...(await readPlayers(pool, match)), ordersAfter }
    cache.set(match, players)
    return players
  }
}
