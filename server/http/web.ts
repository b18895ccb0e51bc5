import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAt } from '@carriage/protocol'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Inline, inlineIn } from './content-policy.ts'
import { answerNotFound } from './problems.ts'

/** The built web client: its folder, and what stands in its page itself. */
export interface WebBuild {
  readonly folder: string
  readonly inline: Inline
}

export function webBuildIn(folder: string): WebBuild | undefined {
  const page = join(folder, 'index.html')
  return existsSync(page) ? { folder, inline: inlineIn(readFileSync(page, 'utf8')) } : undefined
}

/** Serves the client. An address that is no file and no API gets the client's page, with 404 if the client has no such page. */
export async function serveWeb(app: FastifyInstance, web: WebBuild | undefined): Promise<void> {
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
    const forPage = request.method === 'GET' && !request.url.startsWith('/api/') && accepts(request.headers.accept)
    return forPage ? sendPage(request.url, reply) : answerNotFound(request, reply)
  })
}

function sendPage(url: string, reply: FastifyReply): FastifyReply {
  const known = pageAt(url.split(/[?#]/, 1)[0] ?? '') !== undefined
  return reply.code(known ? 200 : 404).sendFile('index.html')
}

function accepts(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false
}

/** Files in assets/ have the hash of their content in their name and never change. */
function keepFor(reply: Pick<FastifyReply, 'header'>, path: string): void {
  const forever = /[\\/]assets[\\/][^\\/]+$/.test(path)
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
}
