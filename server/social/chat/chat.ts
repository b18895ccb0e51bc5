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
  /** Multiplies the limits of lines and reports. */
  readonly limitFactor?: number
}

/** The chat of tables. The calling code has checked permissions. */
export interface Chat {
  /** Posts a line at a table and publishes it, or returns why it is refused. */
  send(caller: Caller, match: MatchId, id: string, text: string): Promise<Problem | undefined>
  /** Like `send`, and returns the line. */
  post(caller: Caller, match: MatchId, id: string, text: string): Promise<ChatLine | Problem>
  /** Whether a caller gets a line: not if its author was muted or blocked. */
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
        return { code: 'unauthenticated', detail: 'Only people at the table can write there.' }
      const most = await limitFor(database.pool, caller.id, 'lines', limitFactor)
      const posted = await postMessage(database, caller.id, match, id, text, most)
      // A repeated line is published again, in case it was lost the first time; listeners recognise it by its id.
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
