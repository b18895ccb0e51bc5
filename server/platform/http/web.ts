import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAt } from '@carriage/protocol'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { contentPolicy, type Inline, inlineIn, writePolicy } from './content-policy.ts'
import { type PreviewFacts, pageWithPreview } from './page-preview.ts'
import { answerNotFound } from './problems.ts'

/** The built web client: its folder, its page, and what stands in the page itself. */
export interface WebBuild {
  readonly folder: string
  readonly page: string
  readonly inline: Inline
}

export function webBuildIn(folder: string): WebBuild | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const page = readFileSync(file, 'utf8')
  return { folder, page, inline: inlineIn(page) }
}

/** Serves the client. An address that is no file and no API gets the client's page, with 404 if the client has no such page. */
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
    setHeaders: keepFor,
    cacheControl: false,
  })
  app.setNotFoundHandler((request, reply) => {
    const forPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && accepts(request.headers.accept, request.url)
    return forPage ? sendPage(web, publicUrl, facts, request.url, reply) : answerNotFound(request, reply)
  })
}

async function sendPage(
  web: WebBuild,
  publicUrl: string,
  facts: PreviewFacts,
  url: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathIn(url)
  if (pageAt(path) === '/embed/:id') return sendFramed(web, publicUrl, reply)
  const { page } = web
  const html = await pageWithPreview(page, path, publicUrl, facts)
  if (html === page) return reply.code(pageAt(path) ? 200 : 404).sendFile('index.html')
  return reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
}

/** The one page that other sites may show in a frame. It asks without cookies, and a frame keeps nothing for offline. */
function sendFramed({ page, inline }: WebBuild, publicUrl: string, reply: FastifyReply): FastifyReply {
  const policy = writePolicy({ ...contentPolicy(publicUrl, inline), frameAncestors: ['*'] })
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replace(/<script id="vite-plugin-pwa:register-sw"[^>]*><\/script>/, ''))
}

/** Programs that look for a preview take anything; they get the page only where there is one. */
function accepts(accept = '*/*', url: string): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && pageAt(pathIn(url)) !== undefined)
}

function pathIn(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}

/** Files in assets/ have the hash of their content in their name and never change. */
function keepFor(reply: Pick<FastifyReply, 'header'>, path: string): void {
  const forever = /[\\/]assets[\\/][^\\/]+$/.test(path)
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
}
