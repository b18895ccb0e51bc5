import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherAddresses, pageAt } from '@carriage/protocol'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy, type Inline, inlineHashes, writePolicy } from './content-policy.ts'
import { type PreviewFacts, pageWithPreview } from './page-preview.ts'
import { answerNotFound } from './problems.ts'
import { askAgain, forever, type StaticText, sendStatic, staticText } from './static-text.ts'

/** The built web client: its folder, its page, and the page's inline scripts and styles. */
export interface WebBuild {
  readonly folder: string
  readonly page: string
  readonly inline: Inline
}

export function webBuildIn(folder: string): WebBuild | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const page = readFileSync(file, 'utf8')
  return { folder, page, inline: inlineHashes(page) }
}

/**
 * Serves the client. A path that is neither a file nor the API gets the client's page, with 404 if the client has no
 * such page.
 */
export async function serveWeb(
  app: FastifyInstance,
  web: WebBuild | undefined,
  publicUrl: string,
  facts: PreviewFacts,
): Promise<void> {
  if (!web) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(staticFiles, {
    root: web.folder,
    preCompressed: true,
    setHeaders: setCacheControl,
    cacheControl: false,
    index: false,
  })
  const sendPage = await pagesOf(web, publicUrl, facts)
  app.get('/', { schema: { hide: true } }, sendPage)
  app.setNotFoundHandler((request, reply) => {
    const forPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && accepts(request.headers.accept, request.url)
    return forPage ? sendPage(request, reply) : answerNotFound(request, reply)
  })
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Pages whose preview depends only on their path. */
const lastingPreviews: ReadonlySet<string | undefined> = new Set(['/rules', '/rules/:game', '/box/:game'])

/** Answers with the client's page. Pages that are the same for everybody are made and compressed once. */
async function pagesOf({ page, inline }: WebBuild, publicUrl: string, facts: PreviewFacts): Promise<SendPage> {
  const html = (text: string) => staticText(text, 'text/html; charset=utf-8', askAgain)
  const plain = await html(page)
  const framed = await html(page.replace(/<script id="vite-plugin-pwa:register-sw"[^>]*><\/script>/, ''))
  const framePolicy = writePolicy({ ...contentPolicy(publicUrl, inline), frameAncestors: ['*'] })
  const previews = new Map<string, StaticText>()
  return async (request, reply) => {
    const path = `/${pathIn(request.url).split('/').filter(Boolean).join('/')}`
    const meant = otherAddresses[path]
    if (meant !== undefined) return reply.redirect(meant, 308)
    const known = pageAt(path)
    if (known === '/embed/:id') return sendStatic(request, letFrame(reply, framePolicy), framed)
    const saved = previews.get(path)
    if (saved) return sendStatic(request, reply, saved)
    const text = await pageWithPreview(page, path, publicUrl, facts)
    if (text === page) return sendStatic(request, reply.code(known ? 200 : 404), plain)
    if (!lastingPreviews.has(known))
      return reply.type('text/html; charset=utf-8').header('cache-control', askAgain).send(text)
    const preview = await html(text)
    previews.set(path, preview)
    return sendStatic(request, reply, preview)
  }
}

/** The one page that other sites may show in a frame. It sends no cookies, and stores nothing for offline use. */
function letFrame(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin')
}

/** Preview bots accept anything; they get the page only where there is one. */
function accepts(accept = '*/*', url: string): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && pageAt(pathIn(url)) !== undefined)
}

function pathIn(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}

/** Files in assets/ have the hash of their content in their name and never change. */
function setCacheControl(reply: Pick<FastifyReply, 'header'>, path: string): void {
  reply.header('cache-control', /[\\/]assets[\\/][^\\/]+$/.test(path) ? forever : askAgain)
}
