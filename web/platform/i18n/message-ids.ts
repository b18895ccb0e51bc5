import type { MessageFormatter } from '@carriage/kernel/message-formatter'

let shown = false

/** Shows the id of each message behind its text, to find it in the catalogues. */
export function showMessageIds(show: boolean): void {
  shown = show
}

export function withMessageId(format: MessageFormatter): MessageFormatter {
  return (id, values) => (shown ? `${format(id, values)} [${id}]` : format(id, values))
}
