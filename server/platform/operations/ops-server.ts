import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Health } from './health.ts'
import type { Telemetry } from './telemetry.ts'

export interface OpsOptions {
  readonly host: string
  readonly port: number
  readonly health: Health
  readonly telemetry: Telemetry
  readonly quarantine: Quarantine
  /** The latest faults that browsers reported. */
  readonly reports: () => Promise<readonly object[]>
}

/** The matches that are stopped because of a fault. */
interface Quarantine {
  list(): Promise<readonly object[]>
  /** Returns whether the match was in quarantine. */
  release(match: string): Promise<boolean>
}

export interface OpsServer {
  readonly port: number
  stop(): Promise<void>
}

/** Health, metrics, quarantined matches and faults of browsers for the operator, on a port that is not public. */
export async function startOpsServer(options: OpsOptions): Promise<OpsServer> {
  const { host, port, health, telemetry, quarantine, reports } = options
  const server = createServer((request, response) => {
    const released = /^\/quarantine\/([^/]+)\/release$/.exec(request.url ?? '')?.[1]
    if (released !== undefined) return void release(request, response, released)
    switch (request.url) {
      case '/healthz':
        return answer(response, 200, { alive: true })
      case '/readyz':
        return void health.ready().then((readiness) => answer(response, readiness.ready ? 200 : 503, readiness))
      case '/metrics':
        return telemetry.serveMetrics(request, response)
      case '/quarantine':
        return void quarantine.list().then((matches) => answer(response, 200, { matches }), unavailable(response))
      case '/client-reports':
        return void reports().then((latest) => answer(response, 200, { reports: latest }), unavailable(response))
      default:
        return answer(response, 404, { code: 'notFound' })
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }

  async function release(request: IncomingMessage, response: ServerResponse, match: string): Promise<void> {
    // A page in the operator's browser must not do this; a program sends no origin.
    if (request.method !== 'POST' || request.headers.origin !== undefined)
      return answer(response, 405, { code: 'malformed', detail: 'Send a POST request, not from a page.' })
    await quarantine
      .release(match)
      .then(
        (was) => (was ? answer(response, 200, { released: match }) : answer(response, 404, { code: 'notFound' })),
        unavailable(response),
      )
  }
}

function unavailable(response: ServerResponse): () => void {
  return () => answer(response, 503, { code: 'unavailable', detail: 'The database is unavailable.' })
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
