import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { TLSSocket } from 'node:tls'
import { failed, type Outcome, sent, TakenOver } from './outcome.ts'
import { resolvePublicAddress } from './public-address.ts'

export interface Posting {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Uint8Array | string
}

export interface PostOptions {
  /** Also to addresses of the server's own network, and without TLS. */
  readonly allowPrivate: boolean
  readonly timeout: number
}

/** The same for a private address and for none, so that the answer does not reveal names of the local network. */
const noAddress = 'No public address answers to this name.'

/**
 * Connections stay open for the next post, as those of Node's own agents do: opening one costs more than the post. An
 * agent uses one again only for the same address and the same name in TLS.
 */
const options = { keepAlive: true, scheduling: 'lifo', timeout: 5_000, maxSockets: 256 } as const
const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }
/** The longest answer that is read to its end, so that its connection can be used again. */
const longestAnswer = 16_384

/**
 * Posts to a URL that a person gave. It follows no redirects and connects to public addresses only. `leaving` is
 * awaited when the connection is open and nothing was sent yet.
 */
export async function post(
  { url, headers, body }: Posting,
  { allowPrivate, timeout }: PostOptions,
  leaving: () => Promise<void>,
): Promise<Outcome> {
  const target = URL.canParse(url) ? new URL(url) : undefined
  const secure = target?.protocol === 'https:'
  if (!target || !(secure || (allowPrivate && target.protocol === 'http:')))
    return failed('badAddress', 'Only https addresses can be used.', 'leave')

  let address: string | undefined
  try {
    address = await resolvePublicAddress(target.hostname, allowPrivate)
  } catch {
    return failed('unreachable', noAddress, 'again')
  }
  if (address === undefined) return failed('unreachable', noAddress, 'leave')

  const options: RequestOptions = {
    method: 'POST',
    host: address,
    // Certificates are for names, not for IP addresses.
    ...(isIP(target.hostname.replace(/^\[|\]$/g, '')) ? {} : { servername: target.hostname }),
    port: target.port,
    path: target.pathname + target.search,
    headers: { host: target.host, 'content-length': Buffer.byteLength(body), ...headers },
    signal: AbortSignal.timeout(timeout),
  }
  const request = (agent: RequestOptions['agent']) =>
    secure ? httpsRequest({ ...options, agent }) : httpRequest({ ...options, agent })
  const outcome = await attempt(request(secure ? agents.https : agents.http), body, leaving)
  // The other side had closed the connection, and nothing was sent.
  return outcome ?? (await attempt(request(false), body, leaving)) ?? failed('unreachable', noAddress, 'again')
}

/** Undefined if the connection of an earlier post broke before anything was sent. */
async function attempt(
  request: ClientRequest,
  body: Posting['body'],
  leaving: () => Promise<void>,
): Promise<Outcome | undefined> {
  let reused = false
  let announced = false
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const giveUp = (error: unknown): void => {
        request.destroy()
        reject(error)
      }
      const send = () =>
        void leaving().then(() => {
          if (request.destroyed) return
          announced = true
          request.end(body)
        }, giveUp)
      request.on('response', resolve)
      request.on('error', reject)
      request.on('socket', (socket) => {
        reused = !socket.connecting
        if (reused) send()
        else socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', send)
      })
    })
    // Only the status matters.
    const { statusCode = 0, headers } = response
    const length = statusCode === 204 ? 0 : Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
    if (length <= longestAnswer) response.resume()
    else response.destroy()
    return judged(statusCode)
  } catch (error) {
    if (error instanceof TakenOver) throw error
    // Once something was sent, it is unknown whether it was received.
    if (announced) return failed('inDoubt', messageOf(error), 'leave')
    return reused ? undefined : failed('unreachable', messageOf(error), 'again')
  }
}

function judged(status: number): Outcome {
  if (status >= 200 && status < 300) return sent
  const detail = `The other side answered ${status}.`
  if (status === 404 || status === 410) return failed('gone', detail, 'switchOff')
  if (status === 408 || status === 425 || status === 429 || status >= 500) return failed('unreachable', detail, 'again')
  return failed('refused', detail, 'leave')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error)
}
