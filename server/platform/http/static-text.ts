import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is the same for every caller: made and compressed once, sent from memory. */
export interface StaticText {
  readonly type: string
  readonly cacheControl: string
  /** Of the text; each encoding has its own tag. */
  readonly hash: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}

export const jsonType = 'application/json; charset=utf-8'

type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers revalidate each time. */
export const askAgain = 'no-cache'
/** For a path that changes with its content. */
export const forever = 'public, max-age=31536000, immutable'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Brotli's best takes ten seconds for the largest text; this takes a few tenths and makes it a tenth larger. */
const quality = 6

/** Compresses in the threads of zlib, without blocking the event loop. */
export async function staticText(text: string, type: string, cacheControl: string): Promise<StaticText> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    toBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    toGzip(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { type, cacheControl, hash, bodies: { br, gzip: gz, identity } }
}

/** Makes a text with the first request for it. A failure is not cached. */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

export function sendStatic(request: FastifyRequest, reply: FastifyReply, text: StaticText): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const tag = `"${text.hash}-${encoding}"`
  reply.header('etag', tag).header('cache-control', text.cacheControl).header('vary', 'accept-encoding')
  if (reply.statusCode === 200 && hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(text.type).send(text.bodies[encoding])
}

function encodingFor(accepted: string | undefined): Encoding {
  for (const encoding of ['br', 'gzip'] as const) if (accepts(accepted, encoding)) return encoding
  return 'identity'
}

function accepts(accepted = '', encoding: string): boolean {
  return accepted.split(',').some((each) => {
    const [name = '', ...params] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !params.some((param) => /^q=0(\.0*)?$/.test(param))
  })
}

/** A proxy may have made the tag a weak one. */
function hasTag(tags: string | undefined, tag: string): boolean {
  return (tags ?? '').split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag)
}
