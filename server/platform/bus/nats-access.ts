import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Authenticator,
  connect,
  credsAuthenticator,
  errors,
  type NatsConnection,
  type NodeConnectionOptions,
  nkeyAuthenticator,
} from '@nats-io/transport-node'

/** How a process connects to NATS and authenticates. Files are read at each connect and reconnect. */
export interface NatsAccess {
  readonly user?: string | undefined
  readonly password?: string | undefined
  /** A file with the seed of an nkey. */
  readonly nkey?: string | undefined
  /** A file with credentials as the `nsc` tool writes them. */
  readonly creds?: string | undefined
  /** The certificate authority of the servers, if it is your own. */
  readonly ca?: string | undefined
  /** The client certificate and key, where servers require one. */
  readonly cert?: string | undefined
  readonly key?: string | undefined
}

const longestWait = 2_000

/**
 * Connects to the first server that answers, and waits for one if none does. Only refused credentials end the wait,
 * since time does not help.
 */
export async function connectWith(
  url: string,
  access: NatsAccess,
  onUnreachable: (error: unknown) => void,
  ended: AbortSignal,
): Promise<NatsConnection> {
  const options = connectionOptions(url, access)
  for (let wait = 100; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await connect(options)
    } catch (error) {
      if (error instanceof errors.AuthorizationError || ended.aborted) throw error
      onUnreachable(error)
      await pause(wait)
    }
  }
}

function connectionOptions(url: string, access: NatsAccess): NodeConnectionOptions {
  const servers = url.split(',').map((text) => serverIn(text.trim()))
  // The library ignores the user of a URL.
  const user = access.user ?? servers.find((server) => server.user)?.user
  const password = access.password ?? servers.find((server) => server.password)?.password
  const authenticator = authenticatorOf(access)
  const { ca, cert, key } = access
  const encrypted = ca !== undefined || cert !== undefined || servers.some((server) => server.encrypted)
  return {
    servers: servers.map(({ host }) => host),
    ...(authenticator && { authenticator }),
    ...(!authenticator && user !== undefined && { user, pass: password ?? '' }),
    // Servers that offer TLS always get it; this option refuses those without.
    ...(encrypted && {
      tls: { ...(ca && { caFile: ca }), ...(cert && { certFile: cert }), ...(key && { keyFile: key }) },
    }),
    // Listeners in the own process have had the message.
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    reconnectJitter: 100,
    reconnectJitterTLS: 100,
    // If one server of a cluster hangs, the next is tried soon.
    timeout: 5_000,
    pingInterval: 5_000,
    maxPingOut: 2,
  }
}

function authenticatorOf({ nkey, creds }: NatsAccess): Authenticator | undefined {
  if (creds !== undefined) return credsAuthenticator(() => readFileSync(creds))
  if (nkey !== undefined) return nkeyAuthenticator(() => Buffer.from(readFileSync(nkey, 'utf8').trim()))
  return undefined
}

function serverIn(text: string): { host: string; user?: string; password?: string; encrypted: boolean } {
  const [, scheme = '', login, host = ''] = /^(?:(\w+):\/\/)?(?:([^@]*)@)?(.*)$/.exec(text) ?? []
  const [user, password] = login?.split(':').map(decodeURIComponent) ?? []
  return { host, ...(user && { user }), ...(password && { password }), encrypted: scheme === 'tls' }
}
