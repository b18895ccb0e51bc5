import type { ChatLine, MatchId, Problem } from '@carriage/protocol'
import { limitFor } from '../../accounts/account-limits.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { Bus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { mutedLines } from './muted-lines.ts'
import { postMessage } from './post-message.ts'

export interface ChatOptions {
  readonly database: Database
  readonly bus: Bus
  /** Multiplies how often people may speak and report. */
  readonly limitFactor?: number
}

/** The talk at tables, for those who are there. The calling code has checked that the caller may. */
export interface Chat {
  /** Says something at a table and tells all who listen there, or tells why it cannot be said. */
  send(caller: Caller, match: MatchId, id: string, text: string): Promise<Problem | undefined>
  /** Like `say`, and gives the line. */
  post(caller: Caller, match: MatchId, id: string, text: string): Promise<ChatLine | Problem>
  /** Whether a caller hears a line: not if its author was muted or blocked. */
  receives(caller: Caller, match: MatchId, line: ChatLine): Promise<boolean>
  stop(): void
}

export function openChat({ database, bus, limitFactor = 1 }: ChatOptions): Chat {
  const listeners = mutedLines(database, bus)
  const chat: Chat = {
    async send(caller, match, id, text) {
      const posted = await chat.post(caller, match, id, text)
      return 'code' in posted ? posted : undefined
    },
    async post(caller, match, id, text) {
      if (caller.kind === 'anonymous')
        return { code: 'unauthenticated', detail: 'Only who sits at the table may speak there.' }
      const most = await limitFor(database.pool, caller.id, 'lines', limitFactor)
      const posted = await postMessage(database, caller.id, match, id, text, most)
      // A line said again is told again, in case it was not heard the first time; listeners know it by its id.
      if (!('code' in posted)) bus.publish(`chat.${match}`, JSON.stringify(posted))
      return posted
    },
    async receives(caller, _match, { id }) {
      return caller.kind === 'account' && listeners.receives(caller.id, id)
    },
    stop: () => listeners.stop(),
  }
  return chat
}
