import type { TableSummary } from '../../platform/net/api.ts'
import { botName, personName } from '../../platform/net/bot-name.ts'
import { isAwaitingMe } from './my-tables.ts'

/** What the list of my games shows of one. */
export interface MyTableFacts {
  /** The other players that the game waits for. */
  readonly others: readonly string[]
  readonly isAwaitingMe: boolean
  /** A bot plays for me until I am back. */
  readonly replaced: boolean
  /** Milliseconds until my clock runs out, or the next of the others if I need not decide; undefined if none runs. */
  readonly left: number | undefined
  /** Entries that this device has not shown yet; undefined if it has never shown the table. */
  readonly unseen: number | undefined
}

export function myTableFacts(table: TableSummary, seen: number | undefined, now: number): MyTableFacts {
  const { me, seats, waiting, n } = table
  const dueAt = table.ownDueAt ?? table.dueAt
  return {
    others: seats.flatMap(({ seat, kind, name, bot }) =>
      seat === me || !waiting.includes(seat) ? [] : [kind === 'bot' ? botName(seat, bot) : personName(name)],
    ),
    isAwaitingMe: isAwaitingMe(table),
    replaced: seats.some(({ seat, replaced, resigned }) => seat === me && replaced && !resigned),
    left: dueAt === null ? undefined : Math.max(0, dueAt - now),
    unseen: seen === undefined ? undefined : Math.max(0, n - seen),
  }
}
