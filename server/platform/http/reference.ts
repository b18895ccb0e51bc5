import { problem } from '@carriage/protocol'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { problemError } from '../../tables/problem-error.ts'
import { contentPolicy, inlineHashes, writePolicy } from './content-policy.ts'
import { askAgain, forever, jsonType, madeOnce, type StaticText, sendStatic, staticText } from './static-text.ts'

/** Collects the description of every route that is registered after it; each may answer with a problem. */
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
          'Tables, matches and records of a Carriage House. Live updates come over the socket at /live?t=<table>; ' +
          'everything else is here. A request that fails is answered with a Problem.',
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

/** Serves the OpenAPI document, and a page to read it on. Each is made with the first request for it. */
export async function serveReference(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = madeOnce(() => staticText(JSON.stringify(app.swagger()), jsonType, 'public, max-age=300'))
  const reference = madeOnce(() => referencePages(publicUrl))
  const hidden = { schema: { hide: true } }
  app.get('/api/openapi.json', hidden, async (request, reply) => sendStatic(request, reply, await document()))
  app.get(referencePath, hidden, (_request, reply) => reply.redirect(`${referencePath}/`, 301))
  app.get(`${referencePath}/`, hidden, async (request, reply) => {
    const { page, policy } = await reference()
    return sendStatic(request, reply.header('content-security-policy', policy), page)
  })
  app.get<{ Params: { file: string } }>(`${referencePath}/js/:file`, hidden, async (request, reply) => {
    const { script, scriptName } = await reference()
    if (request.params.file !== scriptName) throw problemError('notFound', 'File not found.')
    return sendStatic(request, reply, script)
  })
}

const referencePath = '/api/reference'

interface ReferencePages {
  readonly page: StaticText
  readonly policy: string
  readonly script: StaticText
  readonly scriptName: string
}

/** The files of the library. Its script has four megabytes, so its path has a version and browsers cache it. */
async function referencePages(publicUrl: string): Promise<ReferencePages> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference')
  const library = Fastify()
  await library.register(apiReference, {
    routePrefix: referencePath,
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, agent: { disabled: true } },
  })
  const [html, code] = await Promise.all(
    [`${referencePath}/`, `${referencePath}/js/scalar.js`].map(async (url) => (await library.inject({ url })).payload),
  )
  await library.close()
  const script = await staticText(code ?? '', 'application/javascript; charset=utf-8', forever)
  const scriptName = `scalar-${script.hash}.js`
  const text = (html ?? '').replace('js/scalar.js', `js/${scriptName}`)
  // The page has its own script, and its library writes styles at run time; only this page may.
  const { scripts } = inlineHashes(text)
  const policy = writePolicy(contentPolicy(publicUrl, { scripts, styles: [`'unsafe-inline'`] }))
  return { page: await staticText(text, 'text/html; charset=utf-8', askAgain), policy, script, scriptName }
}
