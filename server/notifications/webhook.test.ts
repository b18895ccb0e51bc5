import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { contract } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { post } from './post-json.ts'
import { postToWebhook } from './webhook.ts'

interface Posted {
  readonly content: string
  readonly embeds: readonly { readonly title: string; readonly description: string; readonly url: string }[]
}

async function postedOf(text: string): Promise<Posted> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => bodies.push(part))
    request.on('end', () => response.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const message = {
    title: 'Your turn: [x](https://e.vil)',
    text,
    link: 'https://site.example/table/1',
    places: [{ text: 'The table with [Free car](https://e.vil/x)', link: 'https://site.example/table/1' }],
    topic: '1',
    id: '<1>',
    footer: '',
    language: 'en' as const,
    until: '',
    lines: [],
    thread: '<0>',
    footerLinks: [],
  }
  await postToWebhook(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    message,
    { allowPrivate: true, timeout: 5_000 },
    async () => undefined,
  )
  server.close()
  return JSON.parse(bodies.join('')) as Posted
}

test('a webhook shows a name neither as Markdown nor as a link', async () => {
  const posted = await postedOf('The table with [Free car](https://e.vil/x), **Bob** and <@1> waits for you.')
  const [embed] = posted.embeds
  expect(embed?.description).toBe(
    'The table with \\[Free car\\]\\(https:\u200b//e.vil/x\\), \\*\\*Bob\\*\\* and \\<@1\\> waits for you.',
  )
  expect(posted.content).not.toContain('[x](')
  expect(embed?.title).not.toContain('://')
  expect(embed?.url).toBe('https://site.example/table/1')
  // Our own links remain links.
  const [digest] = (await postedOf('')).embeds
  expect(digest?.description).toBe(
    'The table with \\[Free car\\]\\(https:\u200b//e.vil/x\\)\nhttps://site.example/table/1',
  )
})

test('a webhook gets no links that sign in unless it is configured so', () => {
  const choice = {
    language: 'en' as const,
    zone: 'UTC',
    digest: null,
    mail: false,
    webhooks: [{ url: 'https://hook.example/' }],
  }
  expect(contract['PUT /api/notifications'].body.parse(choice).webhooks[0]?.shared).toBe(true)
})

test('a private address and a missing one give the same error', async () => {
  const faults = await Promise.all(
    ['https://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'https://nobody.invalid/'].map((url) =>
      post({ url, headers: {}, body: '' }, { allowPrivate: false, timeout: 5_000 }, async () => undefined),
    ),
  )
  const [first] = faults
  expect(first).toMatchObject({ sent: false })
  for (const each of faults) expect(JSON.stringify(each)).toContain('"unreachable"')
  const details = new Set(faults.map((fault) => JSON.stringify(fault).replace(/"(again|leave)"/, '""')))
  expect(details.size).toBe(1)
})

test('a connection is used again; one that the other side has closed costs no message', async () => {
  const connections = new Set<Socket>()
  const bodies: string[] = []
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => bodies.push(part))
    request.on('end', () => response.writeHead(204).end())
  })
  server.on('connection', (socket) => connections.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const send = (body: string, leaving = async () => undefined) =>
    post({ url, headers: {}, body }, { allowPrivate: true, timeout: 5_000 }, leaving)
  expect(await send('one')).toEqual({ sent: true })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await send('two')).toEqual({ sent: true })
  expect(connections.size).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  let asked = 0
  const outcome = await send('three', async () => {
    asked += 1
    if (asked > 1) return undefined
    for (const socket of connections) socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    return undefined
  })
  expect(outcome).toEqual({ sent: true })
  expect(asked).toBe(2)
  expect(connections.size).toBe(2)
  expect(bodies).toEqual(['one', 'two', 'three'])
  // More at once than there are connections to one address.
  const many = await Promise.all(Array.from({ length: 300 }, (_, at) => send(`${at}`)))
  expect(many.every(({ sent }) => sent)).toBe(true)
  expect(bodies).toHaveLength(303)
  server.close()
  server.closeAllConnections()
})
