import { clientMessage, isTooDeep, longestMessage, type MatchId, problem } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { badInputs, type Schema } from '../../testing/bad-input.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { stateOfTables } from '../../testing/state-of-tables.ts'
import type { Guest } from '../../testing/test-server.ts'
import { type LiveServer, startLiveServer } from './testing/live-server.ts'
import { handshake, sendRaw } from './testing/raw-socket.ts'

/** `FUZZ=50000 pnpm test:services server/gateway/fuzz` sends that number, a tenth of them as raw bytes. */
const inputs = Number(process.env.FUZZ ?? 3_000)
const bare = Math.ceil(inputs / 20)
const batch = 100
const games = ['auction', 'kraftwagen', 'horseless-carriage']

const described = schemaOf(clientMessage) as Schema & { $defs: Record<string, Schema> }
const bad = badInputs(described.$defs, 20_261_115)
/** Well-formed commands are tried with moves that look like those of the game. */
const moves = games.map((game) => schemaOf(library.latest(game)!.move))

let server: LiveServer
let ann: Guest
/** Ann sits in the first seat, at one for each game; a waiting table; one that she may not see. */
let matches: MatchId[]

beforeAll(async () => {
  server = await startLiveServer({
    messages: { burst: 1e9, perSecond: 1e9 },
    arrivals: { burst: 1e9, perSecond: 1e9 },
    unread: 1e8,
    sockets: 10_000,
  })
  ann = await server.guest('Ann')
  const playing = await Promise.all(
    games.map((game) => beginTable(server.database, { game, seats: 3, accounts: [ann.id, 'bob', 'cat'] })),
  )
  const table = { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'open' } as const
  const waiting = await ann.api.POST('/api/tables', { body: table })
  const hidden = await beginTable(server.database, { game: 'auction', visibility: 'private' })
  // The answer's id was made by this server.
  matches = [...playing, waiting.data!.id, hidden]
}, 60_000)
afterAll(() => server.close())

test(`${inputs - 2 * bare} bad messages: each is answered with a problem, nothing breaks, and refused ones change nothing`, async () => {
  const answers = new Map<string, number>()
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1)
  let sent = 0
  let unchanged = 0
  for (let isSeat = false; sent < inputs - 2 * bare; isSeat = !isSeat) {
    const client = await server.connect(isSeat ? { cookie: ann.cookie } : {})
    const messages = Array.from({ length: batch - 1 }, (_, index) => badMessage(`fuzz-${sent + index}`, isSeat))
    const kinds = messages.some(({ read }) => isSeat && read?.type === 'chat') ? [] : (['chat_lines'] as const)
    const before = await stateOfTables(server.database, kinds)
    for (const { text, binary } of messages) client.socket.send(text, { binary })

    const malformed = messages.filter(({ read }) => read === undefined)
    const commands = new Set(messages.flatMap(({ read }) => (read?.type === 'command' ? [read.command.id] : [])))
    const lines = new Set(messages.flatMap(({ read }) => (read?.type === 'chat' ? [read.id] : [])))
    const shown = () => client.all('failed').filter(({ id, match }) => match === undefined && !lines.has(id ?? ''))
    const ended = () =>
      client.messages.flatMap((message) => ('id' in message && commands.has(message.id ?? '') ? [message] : []))
    await client.until(() => shown().length >= malformed.length && ended().length >= commands.size, 60_000)
    // Lines are handled in order, so this one is refused when all others have been.
    client.send({ type: 'chat', match: matches.at(-1), id: 'last-of-all', text: 'Is anybody there?' })
    await client.receives('failed', ({ id }) => id === 'last-of-all')

    expect(shown().map(({ problem: { code } }) => code)).toEqual(malformed.map(() => 'malformed'))
    expect(ended().length).toBe(commands.size)
    for (const message of client.messages) {
      if (message.type !== 'failed') count(message.type)
      else {
        const { code } = problem.parse(message.problem)
        expect(['internal', 'unavailable', 'rulesTimeout'], JSON.stringify(message)).not.toContain(code)
        count(code)
      }
    }
    const end = badEnd()
    client.socket.send(end.bytes, { binary: end.binary })
    expect(await client.closed()).toBe(end.code)
    count(`closed with ${end.code}`)
    sent += batch
    expect(server.complaints).toEqual([])
    if (client.all('done').length > 0) continue
    expect(await stateOfTables(server.database, kinds)).toEqual(before)
    unchanged += batch
  }
  console.log(`${sent} messages; answers:`, Object.fromEntries(answers), `; state compared around ${unchanged}`)
}, 1_800_000)

test(`${bare} broken frames: the socket is closed with a reason, and no other one is affected`, async () => {
  const neighbour = await server.connect()
  const before = await stateOfTables(server.database, ['chat_lines'])
  const closes = new Map<number | undefined, number>()
  for (let sent = 0; sent < bare; sent++) {
    const frame = brokenFrame()
    const { status, texts, closeCode } = await sendRaw(
      server.url,
      handshake('/live', { cookie: ann.cookie }),
      frame.bytes,
    )
    expect(status).toBe(101)
    for (const text of texts)
      expect(JSON.parse(text), text).toMatchObject({ type: 'failed', problem: { code: 'malformed' } })
    expect(frame.codes, frame.bytes.toString('hex', 0, 40)).toContain(closeCode)
    closes.set(closeCode, (closes.get(closeCode) ?? 0) + 1)
  }
  console.log(`${bare} broken frames; closed with`, Object.fromEntries(closes))
  expect(await stateOfTables(server.database, ['chat_lines'])).toEqual(before)
  expect(neighbour.closeCode).toBe(0)
  expect(server.complaints).toEqual([])
}, 600_000)

test(`${bare} bad requests for a socket: each is admitted or refused, none is a fault`, async () => {
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < bare; sent++) {
    const request = badRequest()
    const { status } = await sendRaw(server.url, request)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(status === 101 || (status >= 400 && status < 500), `${status}: ${request.slice(0, 400)}`).toBe(true)
  }
  console.log(`${bare} requests; answers by status:`, Object.fromEntries(statuses))
  expect(server.complaints).toEqual([])
  const { status } = await sendRaw(server.url, handshake('/live'))
  expect(status).toBe(101)
}, 600_000)

interface Sent {
  readonly text: string | Buffer
  readonly binary: boolean
  /** The message as the server must parse it; undefined where it is invalid. */
  readonly read: z.infer<typeof clientMessage> | undefined
}

/** A message that is mostly wrong somewhere. Ann does not resign, since a resigned seat tests nothing. */
function badMessage(id: string, isSeat: boolean): Sent {
  for (;;) {
    const text = mangled(bad.pick([likely, likely, nearlyRight, bad.chance.below(10) === 0 ? deepMove : likely])(id))
    // A message that is too long closes the socket; that comes at the end of each batch.
    if (Buffer.byteLength(text) > longestMessage) continue
    const binary = bad.chance.below(40) === 0
    const read = binary ? undefined : readBack(text)
    if (isSeat && read?.type === 'command' && read.command.type === 'resign') continue
    // The id of a line or a command must be unique, so that its answer can be found.
    if (read && namesOf(read).some((name) => name !== id)) continue
    return { text: binary ? Buffer.from(text) : text, binary, read }
  }
}

function likely(id: string): string {
  const wrongOneIn = bad.pick([2, 5, 12, 40])
  const made = bad.value(described, wrongOneIn)
  if (!isObject(made)) return JSON.stringify(made)
  const rightly = (share: number) => bad.chance.below(share) > 0
  if ('match' in made && rightly(4)) made.match = bad.pick(matches)
  if (made.type === 'chat' && rightly(4)) made.id = id
  if (made.type === 'command' && isObject(made.command)) {
    if (rightly(4)) made.command.id = id
    if (rightly(4)) made.command.basis = bad.chance.below(3)
    if (made.command.type === 'move' && rightly(4)) made.command.move = bad.value(bad.pick(moves), wrongOneIn)
  }
  return JSON.stringify(made)
}

/** A well-formed command, refused only for its content. */
function nearlyRight(id: string): string {
  const game = bad.chance.below(games.length)
  const basis = bad.pick([0, 0, 0, 1])
  const wanted = bad.pick([
    { type: 'move', move: bad.value(moves[game]!, bad.pick([5, 12, 40])) },
    { type: 'move', move: bad.value(bad.pick(moves), bad.pick([5, 12, 40])) },
    { type: 'undo', n: 1 + bad.chance.below(1_000) },
    { type: 'consent', n: 1 + bad.chance.below(1_000), agree: bad.chance.below(2) === 0 },
  ])
  return JSON.stringify({ type: 'command', match: matches[game], command: { id, basis, ...wanted } })
}

/** A command that is well-formed except for a deeply nested move. */
function deepMove(id: string): string {
  const levels = bad.pick([100, 1_000, 5_000, 15_000])
  const deep = bad.chance.below(2) === 0 ? `${'['.repeat(levels)}${']'.repeat(levels)}` : nest(Math.ceil(levels / 4))
  const move = `{"kind":"bid","coins":${bad.chance.below(2) === 0 ? deep : `{"$secret":[0],"value":${deep}}`}}`
  return `{"type":"command","match":"${bad.pick(matches)}","command":{"type":"move","id":"${id}","basis":0,"move":${move}}}`
}

function nest(levels: number): string {
  return `${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}`
}

/** Now and then the text of a message is corrupted. */
function mangled(text: string): string {
  switch (bad.chance.below(60)) {
    case 0:
    case 1:
      return text.slice(0, bad.chance.below(text.length + 1))
    case 2:
      return `\ufeff${text}`
    case 3:
      return `${text}${text}`
    case 4:
      return text.replace(/\d/, bad.pick(['1e999', '-0', '00', '9'.repeat(400), '0x10', 'NaN', '1n']))
    case 5:
      return text.replaceAll('"', "'")
    case 6:
      return text.replace('{', '{"__proto__":{"type":"ping","at":1},')
    case 7:
      return text.replace('{', '{"type":"ping","at":1,')
    case 8:
      return text.replaceAll('\\', '')
    case 9:
      return text.replaceAll('a', '\u0000')
    default:
      return text
  }
}

function readBack(text: string): z.infer<typeof clientMessage> | undefined {
  try {
    const message: unknown = JSON.parse(text)
    return isTooDeep(message) ? undefined : clientMessage.safeParse(message).data
  } catch {
    return undefined
  }
}

function namesOf(read: z.infer<typeof clientMessage>): string[] {
  return read.type === 'chat' ? [read.id] : read.type === 'command' ? [read.command.id] : []
}

/** An invalid message closes the socket. */
function badEnd(): { bytes: string | Buffer; binary: boolean; code: number } {
  const length = longestMessage + 1 + bad.chance.below(100_000)
  return bad.pick([
    { bytes: 'x'.repeat(length), binary: false, code: 1009 },
    { bytes: Buffer.alloc(length), binary: true, code: 1009 },
    { bytes: Buffer.from([0x22, 0xff, 0xfe, 0x22]), binary: false, code: 1007 },
    { bytes: Buffer.from('{"type":"ping","at":1}', 'utf16le').fill(0xd8, 1, 2), binary: false, code: 1007 },
  ])
}

/** Bytes that the WebSocket protocol forbids, and the close codes that they may cause. */
function brokenFrame(): { bytes: Buffer; codes: readonly (number | undefined)[] } {
  const text = Buffer.from(bad.text().toWellFormed()).subarray(0, 100)
  const noise = Buffer.from(Array.from({ length: 1 + bad.chance.below(200) }, () => bad.chance.below(256)))
  return bad.pick([
    // Not masked.
    { bytes: Buffer.concat([Buffer.from([0x81, text.length]), text]), codes: [1002] },
    // Unknown opcodes, and reserved bits.
    { bytes: masked(0x80 | bad.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), text), codes: [1002] },
    { bytes: masked(0x81 | bad.pick([0x10, 0x20, 0x40]), text), codes: [1002] },
    // A continuation without a start; a fragmented ping; one that is too long.
    { bytes: masked(0x80, text), codes: [1002] },
    { bytes: masked(0x09, text), codes: [1002] },
    { bytes: masked(0x89, Buffer.alloc(126 + bad.chance.below(1_000))), codes: [1002] },
    // Invalid close frames.
    { bytes: masked(0x88, Buffer.from([bad.chance.below(256)])), codes: [1002] },
    { bytes: masked(0x88, Buffer.from([0x00, bad.chance.below(256)])), codes: [1002] },
    { bytes: masked(0x88, Buffer.from([0x03, 0xe8, 0xff, 0xfe])), codes: [1007] },
    // An enormous declared length; an incomplete frame.
    { bytes: Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]), codes: [1009] },
    { bytes: Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0]), codes: [1009] },
    { bytes: masked(0x81, text).subarray(0, 1 + bad.chance.below(5)), codes: [undefined, 1006] },
    { bytes: noise, codes: [undefined, 1002, 1005, 1006, 1007, 1009] },
  ])
}

function masked(first: number, payload: Buffer): Buffer {
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 255]
  const key = Buffer.from([bad.chance.below(256), bad.chance.below(256), bad.chance.below(256), bad.chance.below(256)])
  const hidden = payload.map((byte, index) => byte ^ key[index % 4]!)
  return Buffer.concat([Buffer.from([first, ...length]), key, hidden])
}

/** A request with some of its parts wrong. */
function badRequest(): string {
  const text = () =>
    bad
      .text()
      .toWellFormed()
      .replaceAll(/[\r\n]/g, '')
  const some = (right: string | null, ...wrong: (string | null)[]) =>
    bad.chance.below(6) > 0 ? right : bad.pick([...wrong, text()])
  const [name = ''] = ann.cookie.split('=')
  const headers = {
    host: some('127.0.0.1', ''),
    upgrade: some('websocket', 'WebSocket', 'h2c', '', null),
    connection: some('Upgrade', 'keep-alive, Upgrade', 'close', null),
    origin: some(null, 'null', 'http://127.0.0.1', 'https://elsewhere.example'),
    cookie: some(ann.cookie, null, ann.cookie.slice(0, -3), `${name}=${text()}`, '=;=;;'),
    authorization: some(null, `Bearer ${text()}`, 'Bearer', 'Basic YTpi'),
    'sec-websocket-version': some('13', '8', '-1', '', null),
    'sec-websocket-key': some('dGhlIHNhbXBsZSBub25jZQ==', '', null),
    'sec-websocket-protocol': some(null, 'chat', ','),
    'sec-websocket-extensions': some(null, 'permessage-deflate', 'permessage-deflate; x='),
  }
  const path = some('/live', '/live?', '/live/', '//live', '/%', '*', `/live?${encodeURIComponent(text())}`)
  return Buffer.from(handshake(path ?? '', headers)).toString('latin1')
}

function schemaOf(type: z.core.$ZodType): Schema {
  // Keywords beyond those that are followed here only make a value more surely wrong.
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
