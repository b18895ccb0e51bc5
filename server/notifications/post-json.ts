import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
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
    agent: false,
    signal: AbortSignal.timeout(timeout),
  }
  let announced = false
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (secure ? httpsRequest : httpRequest)(options, resolve)
      request.on('error', reject)
      const giveUp = (error: unknown): void => {
        request.destroy()
        reject(error)
      }
      request.on('socket', (socket) => {
        socket.once(secure ? 'secureConnect' : 'connect', () => {
          leaving().then(() => {
            announced = true
            request.end(body)
          }, giveUp)
        })
      })
    })
    // Only the status matters.
    response.destroy()
    return judged(response.statusCode ?? 0)
  } catch (error) {
    if (error instanceof TakenOver) throw error
    // Once something was sent, it is unknown whether it was received.
    return announced ? failed('inDoubt', messageOf(error), 'leave') : failed('unreachable', messageOf(error), 'again')
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
