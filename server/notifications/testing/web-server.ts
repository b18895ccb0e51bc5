import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Posted {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface WebServer {
  readonly url: string
  readonly posts: Posted[]
  /** The answers to the next posts instead of 204; 0 breaks the connection without an answer. */
  readonly moods: number[]
  close(): Promise<void>
}

/** A real HTTP server that stores what is posted to it. */
export async function openWebServer(port = 0): Promise<WebServer> {
  const posts: Posted[] = []
  const moods: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      posts.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      const mood = moods.shift() ?? 204
      if (mood === 0) request.socket.destroy()
      else response.writeHead(mood, mood === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}`,
    posts,
    moods,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
