import { type ClientMessage, clientMessage, deepest, isTooDeep, type Problem } from '@carriage/protocol'

export type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly id?: string; readonly problem: Problem }

/** Parses a message of a socket. The id of a malformed message is kept, so that its sender can identify it. */
export function readMessage(text: string): Read {
  let received: unknown
  try {
    received = JSON.parse(text)
  } catch {
    return { ok: false, problem: { code: 'malformed', detail: 'This is not JSON.' } }
  }
  if (isTooDeep(received)) {
    const detail = `At most ${deepest} levels of nesting are accepted.`
    return { ok: false, ...idIn(received), problem: { code: 'malformed', detail } }
  }
  const read = clientMessage.safeParse(received)
  if (read.success) return { ok: true, message: read.data }
  const [issue] = read.error.issues
  const detail = issue ? `${issue.path.join('.') || 'message'}: ${issue.message}` : 'This is not a message.'
  return { ok: false, ...idIn(received), problem: { code: 'malformed', detail: detail.slice(0, 300) } }
}

function idIn(received: unknown): { id?: string } {
  const id = field(received, 'id') ?? field(field(received, 'command'), 'id')
  return typeof id === 'string' && id.length <= 40 ? { id } : {}
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name) as unknown
}
