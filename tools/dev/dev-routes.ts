import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SeededPerson } from './api.ts'

/** Addresses that only a developer has: `/dev/as/<name>` signs the browser in; `/dev/records/<name>` takes and gives records. */
export function openDevRoutes(people: () => readonly SeededPerson[]): Server {
  const records = new Map<string, string>()
  return createServer((request, response) => {
    const [, , route, name = ''] = decodeURIComponent(request.url ?? '').split('/')
    if (route === 'as') signIn(people(), name, response)
    else if (route === 'records') void exchange(records, name, request, response)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
}

function signIn(people: readonly SeededPerson[], name: string, response: ServerResponse): void {
  const person = people.find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (!person) {
    response.writeHead(404).end(`There is no account named ${name}.\n`)
    return
  }
  const cookies = person.cookie.split('; ').map((cookie) => `${cookie}; Path=/; HttpOnly; SameSite=Lax`)
  response.writeHead(303, { location: '/lobby', 'set-cookie': cookies }).end()
}

/** `carriage open` leaves a record here, and the page of the browser fetches it. */
async function exchange(
  records: Map<string, string>,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'PUT') {
    records.set(name, await text(request))
    response.writeHead(204).end()
    return
  }
  const record = records.get(name)
  if (record === undefined) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(record)
}
