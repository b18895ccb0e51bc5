import type { MatchId } from '@carriage/protocol'
import type { GatewayContext } from './context.ts'
import type { TableSubscription } from './table-subscription.ts'
import { WatchedTable } from './watched-table.ts'

/** The tables that sockets of this gateway watch; a table ends with its last subscription. */
export class WatchedTables {
  readonly tables = new Map<MatchId, WatchedTable>()
  readonly #context: GatewayContext

  constructor(context: GatewayContext) {
    this.#context = context
  }

  at(match: MatchId): WatchedTable | undefined {
    return this.tables.get(match)
  }

  async enter(subscription: TableSubscription, from: number | undefined): Promise<void> {
    const table = this.tables.get(subscription.match) ?? new WatchedTable(subscription.match, this.#context)
    this.tables.set(subscription.match, table)
    await table.enter(subscription, from)
  }

  leave(subscription: TableSubscription): void {
    const table = this.tables.get(subscription.match)
    table?.leave(subscription)
    if (!table?.isEmpty) return
    table.end()
    this.tables.delete(subscription.match)
  }

  end(): void {
    for (const table of this.tables.values()) table.end()
    this.tables.clear()
  }
}
