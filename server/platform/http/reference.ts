import { problem } from '@carriage/protocol'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { contentPolicy, inlineIn, writePolicy } from './content-policy.ts'

/** Collects the description of every route that is registered after it; each may be answered with a problem. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    const response = route.schema?.response
    if (isObject(response)) route.schema = { ...route.schema, response: { default: problem, ...response } }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Carriage House',
        version: '1',
        description:
          'Tables, matches and records of a Carriage House. What is live travels over the socket at /api/live; ' +
          'everything that can be asked once is here. A request that cannot be done is answered with a Problem.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'carriage.session_token' },
          token: { type: 'http', scheme: 'bearer', description: 'An API token, with the scopes it was given.' },
        },
      },
      security: [{}, { session: [] }, { token: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Serves the OpenAPI document, and a page to read it on. */
export async function serveReference(app: FastifyInstance, publicUrl: string): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(async (scope) => {
    // The page brings a script of its own, and its library writes styles while it runs; only this page may.
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return
      const { scripts } = inlineIn(payload)
      const policy = contentPolicy(publicUrl, { scripts, styles: [`'unsafe-inline'`] })
      reply.header('content-security-policy', writePolicy(policy))
    })
    let pages: Promise<FastifyInstance> | undefined
    for (const url of ['', '/', '/js/scalar.js'])
      scope.get(`${referencePath}${url}`, { schema: { hide: true } }, async (request, reply) => {
        pages ??= referencePages()
        const { statusCode, headers, payload } = await (await pages).inject({ url: request.url })
        reply.code(statusCode)
        for (const name of ['content-type', 'location']) {
          const value = headers[name]
          if (value !== undefined) reply.header(name, value)
        }
        return reply.send(payload)
      })
  })
}

const referencePath = '/api/reference'

/** The pages of the library. Loaded with the first request for one: it holds a script of four megabytes. */
async function referencePages(): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference')
  const pages = Fastify()
  await pages.register(apiReference, {
    routePrefix: referencePath,
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, agent: { disabled: true } },
  })
  return pages
}
