import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Seat } from '@carriage/kernel'
import type { Standing } from '@carriage/protocol'
import { library, titles } from '@carriage/shared/catalogue'
import type { Finding } from './checker.ts'
import { at, type ChaosGuest, cookieOf, retryUntilAnswered } from './requests.ts'
import { type ChaosTableOptions, createChaosTable } from './table.ts'

export interface LinkOptions {
  readonly gateways: readonly string[]
}

const wish: ChaosTableOptions = {
  game: titles[0]?.about.id ?? '',
  options: {},
  seats: 2,
  pace: { kind: 'slow', days: 1 },
  visibility: 'open',
  hints: false,
  learning: false,
  bots: [],
  ready: true,
}

/**
 * Waits for the notice that a table waits, opens its one-tap link on a new device, and moves there. The device may do so
 * at that table, and may not resign.
 */
export async function useLink(options: LinkOptions): Promise<Finding[]> {
  const { gateways } = options
  let asked = 0
  const anywhere = () => gateways[asked++ % gateways.length] ?? ''
  const inbox = await openInbox()
  try {
    const { match, seats } = await createChaosTable(wish, anywhere, (guest) => describeBy(guest, inbox.url, anywhere))
    const fault = (detail: string): Finding => ({ kind: 'badLink', match, who: 'a one-tap link', detail })
    const token = await retryUntilAnswered('a notice with a link', async () => {
      const guests = seats.map(({ guest }) => guest)
      return inbox.token() ?? ((await isInDoubt(guests, anywhere)) ? 'inDoubt' : undefined)
    })
    // Its dispatcher was killed while it sent the notice, and says so; nothing is sent twice. Another table still gets its notice.
    if (token === 'inDoubt') return await useLink(options)
    const device = await retryUntilAnswered('a device that was let in', async () => {
      const { data, response } = await at(anywhere).POST('/api/links/open', { body: { token } })
      return data?.outcome === 'opened' && data.match === match ? { cookie: cookieOf(response) } : undefined
    }).catch(() => undefined)
    if (!device) return [fault('it does not open its table')]
    const params = { path: { id: match } }
    const shown = await retryUntilAnswered('the table', async () => {
      const { data } = await at(anywhere, device).GET('/api/matches/:id/view', { params })
      return data
    })
    if (!seats.some(({ seat }) => seat === shown.me)) return [fault('it has no seat at its table')]
    const { status } = (await retryUntilAnswered('an answer', async () => {
      const { response } = await at(anywhere, device).POST('/api/matches/:id/resign', { params })
      return response.status < 500 ? response : undefined
    })) as Response
    if (status !== 403) return [fault(`resigning by it was answered with ${status}`)]
    return (await moved(match, device, anywhere, shown)) ? [] : [fault('a move by it is not in the log')]
  } finally {
    inbox.close()
  }
}

/** Moves once, and says whether the log has gone on by that. */
async function moved(
  match: string,
  device: ChaosGuest,
  gateway: () => string,
  { me, standing }: { me: Seat | null; standing: Standing },
): Promise<boolean> {
  const params = { path: { id: match } }
  if (me === null) return false
  const [move] = library.latest(wish.game)?.moves(standing.view, me) ?? []
  const command = { type: 'move', id: randomUUID(), basis: standing.n, move: { ...move } } as const
  const done = await retryUntilAnswered('a move', async () => {
    const { data } = await at(gateway, device).POST('/api/matches/:id/commands', { params, body: command })
    return data?.n
  })
  const after = await retryUntilAnswered('the table', async () => {
    const { data } = await at(gateway, device).GET('/api/matches/:id/view', { params })
    return data?.standing.n
  })
  return done === standing.n + 1 && after >= done
}

/** Whether the server shows one of these guests that a notice may not have arrived. */
async function isInDoubt(guests: readonly ChaosGuest[], gateway: () => string): Promise<boolean> {
  for (const guest of guests) {
    const { data } = await at(gateway, guest).GET('/api/notifications')
    if (data?.channels.some(({ fault }) => fault?.code === 'inDoubt')) return true
  }
  return false
}

/** Sets up a webhook for the turns of a guest. */
export async function describeBy(guest: ChaosGuest, url: string, gateway: () => string): Promise<void> {
  const body = {
    language: 'en',
    zone: 'UTC',
    digest: null,
    mail: false,
    webhooks: [{ url, shared: false }],
    devices: [],
  } as const
  await retryUntilAnswered('a webhook', async () => {
    const { data } = await at(gateway, guest).PUT('/api/notifications', {
      body,
    })
    return data
  })
}

/** Receives notifications, and stores the token of their first link. */
async function openInbox(): Promise<{ url: string; token: () => string | undefined; close: () => void }> {
  let token: string | undefined
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString()
    })
    request.on('end', () => {
      token ??= /\/l#([\w.-]+)/.exec(text)?.[1]
      response.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, token: () => token, close: () => server.close() }
}
