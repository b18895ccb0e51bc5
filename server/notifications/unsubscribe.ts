import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { routeOf } from '../platform/http/route-of.ts'
import type { Database } from '../platform/storage/database.ts'
import { problemError } from '../tables/problem-error.ts'
import { textIn } from './kinds/index.ts'
import type { NotificationLanguage } from './kinds/kind.ts'

interface UnsubscribeOptions {
  readonly database: Database
  /** Signs the keys. */
  readonly secret: string
  readonly publicUrl: string
}

/** The address in a mail that ends the mails of its channel, and can do nothing else. */
export function unsubscribeLinks({ secret, publicUrl }: Omit<UnsubscribeOptions, 'database'>) {
  return (channel: string): string => new URL(`/api/unsubscribe/${keyOf(secret, channel)}`, publicUrl).href
}

function keyOf(secret: string, channel: string): string {
  const signature = createHmac('sha256', secret).update(`unsubscribe ${channel}`).digest().subarray(0, 24)
  return `${channel}.${signature.toString('base64url')}`
}

/**
 * Ends mails by one request without a session (RFC 8058). Reading the address changes nothing, since scanners of mail open links:
 * it answers with a page that asks.
 */
export function unsubscribeRoutes(options: UnsubscribeOptions): FastifyPluginAsyncZod {
  const { database, secret } = options
  return async (app) => {
    // Mail providers post a form; what is in it does not matter.
    app.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .resume()
        .once('end', () => done(null, undefined))
        .once('error', done)
    })

    app.route({
      ...routeOf('GET /api/unsubscribe/:key'),
      handler: async (request, reply) => {
        const { language } = await channelOf(request.params.key)
        return reply
          .headers(headers)
          .serializer((text: string) => text)
          .send(pageOf(language, 'ask'))
      },
    })

    app.route({
      ...routeOf('POST /api/unsubscribe/:key'),
      handler: async (request, reply) => {
        const { id, language } = await channelOf(request.params.key)
        await database.pool.query('update notification_channels set active = false where id = $1', [id])
        return reply
          .headers(headers)
          .serializer((text: string) => text)
          .send(pageOf(language, 'done'))
      },
    })
  }

  async function channelOf(key: string): Promise<{ id: string; language: NotificationLanguage }> {
    const [channel = ''] = key.split('.')
    const right = Buffer.from(keyOf(secret, channel))
    const given = Buffer.from(key)
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw noChannel()
    const { rows } = await database.pool.query<{ id: string; language: NotificationLanguage }>(
      `select c.id, coalesce(p.language, 'en') as language
       from notification_channels c left join notification_settings p on p.account = c.account where c.id = $1`,
      [channel],
    )
    if (!rows[0]) throw noChannel()
    return rows[0]
  }
}

function noChannel() {
  return problemError('notFound', 'These emails were stopped before, or the link is incomplete.')
}

/** Headers of a page that belongs to nothing else of the site. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  'cache-control': 'private, no-store',
}

const style = `body{margin:0;background:#fdf9ee;color:#1d1a17;font:17px/1.5 system-ui,sans-serif}main{max-width:32rem;margin:12vh auto;padding:0 24px}
button{min-height:48px;padding:0 24px;border:0;background:#0f5a4c;color:#fff;font:700 17px system-ui,sans-serif;cursor:pointer}a{color:#0f5a4c}
@media (prefers-color-scheme:dark){body{background:#2a2420;color:#f3ead8}button{background:#7fd1bf;color:#14211d}a{color:#7fd1bf}}`

function pageOf(language: NotificationLanguage, step: 'ask' | 'done'): string {
  const t = (id: Parameters<typeof textIn>[1]) => textIn(language, id)
  const title = t(`unsubscribe.${step}`)
  const content =
    step === 'ask'
      ? `<p>${t('unsubscribe.why')}</p><form method="post"><button type="submit">${t('unsubscribe.do')}</button></form>`
      : `<p>${t('unsubscribe.back')}</p><p><a href="/settings/notifications">${t('settings')}</a></p>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>
`
}
