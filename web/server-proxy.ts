import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plugin } from 'vite'

/** How long requests wait while the server restarts after an edit, in milliseconds. */
const retryTime = 15_000

/** Proxies everything but the client to a running server, sockets included: `pnpm dev` serves both at one address. */
export function serverProxy(server: string, devRoutes: string | undefined): Plugin {
  const proxy = { '/api': { target: server }, '/live': { target: server, ws: true } }
  return {
    name: 'house-proxy',
    apply: 'serve',
    config: () => ({
      server: { proxy: devRoutes === undefined ? proxy : { ...proxy, '/dev': { target: devRoutes } } },
    }),
    configureServer({ middlewares }) {
      middlewares.use('/api', (_request, _response, next) => {
        untilListening(new URL(server)).then(() => next(), next)
      })
    },
  }
}

async function untilListening({ hostname, port }: URL): Promise<void> {
  const end = performance.now() + retryTime
  while (!(await isListening(hostname, Number(port))) && performance.now() < end) await pause(25)
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect({ host, port })
    probe.once('connect', () => probe.end(() => resolve(true)))
    probe.once('error', () => resolve(false))
  })
}
