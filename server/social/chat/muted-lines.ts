import type { Bus, Subscription } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { listMutes } from './mute.ts'

/** What is known is asked again after this many milliseconds, should a message on the bus have been lost. */
const longestTrust = 30_000
const mostKnown = 20_000

export interface MutedLines {
  /** Whether a listener wants to hear a line. */
  receives(listener: string, lineId: string): Promise<boolean>
  stop(): void
}

/**
 * Who does not hear whom. Most people have muted no one, so what is known of a listener is kept; a change is told on
 * the bus and counts at once.
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
    const kept = known.get(listener)
    if (kept && kept.until > Date.now()) return kept.unheard
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
