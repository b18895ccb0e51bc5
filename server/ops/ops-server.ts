import { createServer, type ServerResponse } from 'node:http'
import type { Health } from './health.ts'
import type { Telemetry } from './telemetry.ts'

export interface OpsServer {
  readonly port: number
  stop(): Promise<void>
}

/** Health and metrics for whoever runs the house, on a port of their own that players never reach. */
export async function startOpsServer(port: number, health: Health, telemetry: Telemetry): Promise<OpsServer> {
  const server = createServer((request, response) => {
    switch (request.url) {
      case '/healthz':
        return answer(response, 200, { alive: true })
      case '/readyz':
        return void health.ready().then((readiness) => answer(response, readiness.ready ? 200 : 503, readiness))
      case '/metrics':
        return telemetry.serveMetrics(request, response)
      default:
        return answer(response, 404, { code: 'notFound' })
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
