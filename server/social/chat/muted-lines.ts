import type { Bus, Subscription } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { listMutes } from './mute.ts'

/** Cached for this many milliseconds, in case a message on the bus was lost. */
const longestTrust = 30_000
const mostKnown = 20_000

export interface MutedLines {
  /** Whether the listener has not muted the author of a line. */
  receives(listener: string, lineId: string): Promise<boolean>
  stop(): void
}

/**
 * Who muted whom. Most people have muted no one, so the lists are cached; a change is published on the bus and applies
 * at once.
 */
export function mutedLines(database: Database, bus: Bus): MutedLines {
  const known = new Map<string, { readonly until: number; readonly unheard: Promise<ReadonlySet<string>> }>()
  const changes: Subscription = bus.subscribe('mutes.*', (_, subject) => known.delete(subject.slice('mutes.'.length)))

  return {
    async receives(listener, lineId) {
      const unheard = await unheardBy(listener)
      if (unheard.size === 0) return true
      const { rows } = await database.pool.query<{ account: string }>('select account from chat_lines where id = $1', [
        lineId,
      ])
      return rows[0] === undefined || !unheard.has(rows[0].account)
    },
    stop: () => changes.end(),
  }

  function unheardBy(listener: string): Promise<ReadonlySet<string>> {
    const saved = known.get(listener)
    if (saved && saved.until > Date.now()) return saved.unheard
    const unheard = listMutes(database, listener).then((people) => new Set(people.map(({ account }) => account)))
    const [oldest] = known.keys()
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest)
    known.set(listener, { until: Date.now() + longestTrust, unheard })
    unheard.catch(() => known.delete(listener))
    return unheard
  }
}

export function publishMuteChanged(bus: Bus, account: string): void {
  bus.publish(`mutes.${account}`, '')
}
