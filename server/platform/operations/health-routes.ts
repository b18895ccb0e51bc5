import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Health } from './health.ts'

/** For a balancer in front: whether the process lives, and whether it should be given work. */
export function healthRoutes(health: Health): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }))
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const readiness = await health.ready()
      return reply.code(readiness.ready ? 200 : 503).send(readiness)
    })
  }
}
