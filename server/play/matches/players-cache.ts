import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type { Bus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { noteMoved, takeBackByMove } from '../clock/index.ts'
import { LruCache } from './lru-cache.ts'
import { type Players, readPlayers } from './players.ts'

/** The players for one command. */
export interface SeatedPlayers extends Players {
  /** The pause before a premove of one of them at a slow table. */
  readonly premoveDelay: number
  /** The seat that a bot plays and whose owner takes it back by this command, if it becomes an entry. */
  readonly returning?: Seat
}

/** The players at the tables of this process's matches. */
export interface PlayersCache {
  /**
   * The players for a command of a seat. A person who acts takes back a seat that a bot plays; a bot may act only for a
   * seat that no person plays now, otherwise undefined.
   */
  forCommand(match: MatchId, seat: Seat, byBot: boolean): Promise<SeatedPlayers | undefined>
  /** The players without a command. */
  at(match: MatchId): Promise<SeatedPlayers>
  /** Takes the seat back for its owner, whose command becomes an entry now. Returns whether that was possible. */
  takeBack(match: MatchId, seat: Seat): Promise<boolean>
  /** A person has made a move. */
  moved(match: MatchId, seat: Seat): Promise<void>
  forget(match: MatchId): void
}

interface PlayersCacheOptions {
  readonly pool: Database['pool']
  readonly bus: Bus
  readonly premoveDelay: number
}

export function playersCache(
  { pool, bus, premoveDelay }: PlayersCacheOptions,
  capacity: number,
  idle: number,
): PlayersCache {
  const cache = new LruCache<SeatedPlayers>(capacity, { idle })
  return {
    async forCommand(match, seat, byBot) {
      const known = await playersAt(match)
      if (known.bots.includes(seat) === byBot) return known
      cache.delete(match)
      const players = await playersAt(match)
      if (byBot) return players.bots.includes(seat) ? players : undefined
      return players.bots.includes(seat) ? playedBy(players, seat) : players
    },
    at: playersAt,
    async takeBack(match, seat) {
      const back = await takeBackByMove(pool, match, seat)
      cache.delete(match)
      if (back) bus.publish(`table.${match}`, 'back')
      return back
    },
    async moved(match, seat) {
      if (!cache.get(match)?.unmoved.includes(seat)) return
      await noteMoved(pool, match, seat)
      cache.delete(match)
    },
    forget: (match) => cache.delete(match),
  }

  async function playersAt(match: MatchId): Promise<SeatedPlayers> {
    const known = cache.get(match)
    if (known) return known
    const players = { ...(await readPlayers(pool, match)), premoveDelay }
    cache.set(match, players)
    return players
  }
}

/** As if the owner of a replaced seat had returned. */
function playedBy(players: SeatedPlayers, seat: Seat): SeatedPlayers {
  return { ...players, bots: players.bots.filter((each) => each !== seat), returning: seat }
}
