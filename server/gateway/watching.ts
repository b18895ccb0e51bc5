import type { MatchId } from '@carriage/protocol'
import type { GatewayContext } from './context.ts'
import type { Visit } from './visit.ts'
import { WatchedTable } from './watched-table.ts'

/** The tables that sockets of this gateway watch. */
export class Watching {
  readonly tables = new Map<MatchId, WatchedTable>()
  readonly #context: GatewayContext

  constructor(context: GatewayContext) {
    this.#context = context
  }

  at(match: MatchId): WatchedTable | undefined {
    return this.tables.get(match)
  }

  async enter(visit: Visit, from: number | undefined): Promise<void> {
    const table = this.tables.get(visit.match) ?? new WatchedTable(visit.match, this.#context)
    this.tables.set(visit.match, table)
    await table.enter(visit, from)
  }

  leave(visit: Visit): void {
    const table = this.tables.get(visit.match)
    table?.leave(visit)
    if (!table?.isEmpty) return
    table.end()
    this.tables.delete(visit.match)
  }

  end(): void {
    for (const table of this.tables.values()) table.end()
    this.tables.clear()
  }
}
