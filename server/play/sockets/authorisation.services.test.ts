import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientMessage, command, type MatchId, type ServerMessage, type Visibility } from '@carriage/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChat } from '../../social/chat/index.ts'
import { tapLink, tokenHeader } from '../../testing/access.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { cookieOf } from '../../testing/cookie.ts'
import type { Guest } from '../../testing/test-server.ts'
import type { Client } from './testing/client.ts'
import { type LiveServer, startLiveServer } from './testing/live-server.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8')
const permissions = rowsOf('| permission |')
const tables = rowsOf('| table |')
const messages = rowsOf('| message |')

/** A caller, and the columns of its rights: among the permissions, and at a table with and without the link's key. */
interface Kind {
  readonly permission: string
  readonly sees: string
  readonly seesWithKey: string
  readonly seat: number | null
}
const atNoSeat = { sees: 'account', seesWithKey: "account with the link's key", seat: null }
const atItsSeat = { sees: 'seat', seesWithKey: 'seat', seat: 0 }
const kinds = {
  anonymous: { permission: 'anonymous', sees: 'anonymous', seesWithKey: 'anonymous with the key', seat: null },
  guest: { permission: 'guest', ...atNoSeat },
  account: { permission: 'account', ...atNoSeat },
  invited: { permission: 'account', sees: 'invited', seesWithKey: 'invited', seat: null },
  seat: { permission: 'seat', ...atItsSeat },
  other: { permission: 'other', sees: 'seat', seesWithKey: 'seat', seat: 1 },
  owner: { permission: 'owner', sees: 'owner', seesWithKey: 'owner', seat: null },
  'token read': { permission: 'token read', ...atItsSeat },
  'token play': { permission: 'token play', ...atItsSeat },
  'token tables': { permission: 'token tables', ...atItsSeat },
  link: { permission: 'link', ...atItsSeat },
} satisfies Record<string, Kind>
type Name = keyof typeof kinds
const names = Object.keys(kinds) as Name[]

/** How the caller came to the table: without watching it, watching it, watching it by its link. */
const routes = ['straight', 'watching', 'by the link'] as const
type Access = (typeof routes)[number]

let server: LiveServer
let people: Record<'ann' | 'bob' | 'cat' | 'dan' | 'eve' | 'fay' | 'gus', Guest>
let headers: Record<Name, Record<string, string>>

beforeAll(async () => {
  server = await startLiveServer()
  const [ann, bob, cat, dan, eve, fay, gus] = await Promise.all(
    ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'].map((name) => server.guest(name)),
  )
  people = { ann: ann!, bob: bob!, cat: cat!, dan: dan!, eve: eve!, fay: fay!, gus: gus! }
  await server.database.pool.query('update accounts set guest = false where id <> $1', [fay!.id])
  const tapped = await tapLink(server, ann!.id, await tableFor('link', 'open'))
  headers = {
    anonymous: {},
    guest: { cookie: fay!.cookie },
    account: { cookie: eve!.cookie },
    invited: { cookie: gus!.cookie },
    seat: { cookie: ann!.cookie },
    other: { cookie: bob!.cookie },
    owner: { cookie: dan!.cookie },
    'token read': await tokenHeader(ann!, 'read'),
    'token play': await tokenHeader(ann!, 'play'),
    'token tables': await tokenHeader(ann!, 'tables'),
    link: { cookie: cookieOf(tapped) },
  }
}, 60_000)
afterAll(() => server.close())

/** A match with Ann, Bob and Cat; Ann's own table where only the kind of access limits the caller. */
async function tableFor(name: Name, visibility: Visibility): Promise<MatchId> {
  const { ann, bob, cat, dan, gus } = people
  const { pool } = server.database
  const id = await beginTable(server.database, {
    game: 'auction',
    seats: 3,
    accounts: [ann.id, bob.id, cat.id],
    visibility,
  })
  const isHers = name.startsWith('token') || name === 'link'
  await pool.query('update tables set owner = $2 where id = $1', [id, isHers ? ann.id : dan.id])
  if (name === 'link')
    await pool.query(`update sessions set link_tables = concat_ws(' ', link_tables, $1::text) where link`, [id])
  await pool.query('insert into invitations (table_id, account) values ($1, $2)', [id, gus.id])
  return id
}

test('every message of the protocol has its row in docs/security.md', () => {
  const sent = clientMessage.options.map(({ shape }) => `send ${shape.type.value}`)
  const done = command.options.map(({ shape }) => `command ${shape.type.value}`)
  const known = [...sent.filter((name) => name !== 'send command'), ...done, 'receive chat']
  expect([...messages.keys()].toSorted()).toEqual(known.toSorted())
  for (const [message, { permission = '' }] of messages)
    if (permission !== 'everybody') expect([...permissions.keys()], message).toContain(permission)
})

describe.each(['open', 'link', 'private'] as const)('at a table that is %s', (visibility) => {
  test.each(routes)(
    '%s: everybody may send and receive what docs/security.md lists, and nothing else',
    async (access) => {
      const found = await Promise.all(names.map(async (name) => [name, await tryAll(name, visibility, access)]))
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(names.map((name) => [name, expectedOf(name, visibility, access)])),
      )
      expect(server.complaints).toEqual([])
    },
  )
})

type Found = Record<string, string>
type Wanted = { type: 'move'; move: Record<string, unknown> } | { type: 'undo'; n: number }

/** The result of each message according to the page. */
function expectedOf(name: Name, visibility: Visibility, access: Access): Found {
  const { permission: column, sees, seesWithKey, seat }: Kind = kinds[name]
  const isVisible = tables.get(visibility)?.[access === 'by the link' ? seesWithKey : sees] === 'yes'
  const isGranted = (permission: string) => isVisible && permissions.get(permission)?.[column] === 'yes'
  const refused = name === 'anonymous' ? 'unauthenticated' : isVisible ? 'forbidden' : 'notFound'
  const watches = access !== 'straight' && isGranted('watch')
  return Object.fromEntries(
    [...messages].map(([message, { permission = '' }]) => {
      if (permission === 'everybody') return [message, 'yes']
      if (message === 'send visible') return [message, watches && isGranted(permission) && seat !== null ? 'yes' : 'no']
      if (message === 'receive chat') return [message, watches && isGranted(permission) ? 'yes' : 'no']
      if (message === 'send watch')
        return [message, isGranted(permission) ? `yes, as ${seat ?? 'nobody there'}` : refused]
      return [message, isGranted(permission) ? 'yes' : refused]
    }),
  )
}

/** Sends every message, one after another, as this caller at a table of its own. */
async function tryAll(name: Name, visibility: Visibility, access: Access): Promise<Found> {
  const match = await tableFor(name, visibility)
  const client = await server.connect(headers[name])
  const witness = await server.connect({ cookie: people.cat.cookie })
  // The holder of another seat tries to act for Ann's; others name it or let the server find it.
  const seat = name === 'other' || access === 'straight' ? { seat: 0 } : {}
  const found: Found = {}
  if (access !== 'straight') found['send watch'] = await watch()
  witness.send({ type: 'watch', match })
  await witness.receives('view')

  found['send visible'] = await look()
  found['send chat'] = await chat()
  found['receive chat'] = await receiveChat()
  found['command move'] = await order({ type: 'move', move: bid(0) })
  found['command undo'] = await order({ type: 'undo' })
  const asked = await askForConsent()
  found['command consent'] = await order({ type: 'consent', n: asked, agree: true })
  found['command resign'] = await order({ type: 'resign' })
  if (access === 'straight') found['send watch'] = await watch()
  found['send leave'] = await leave()
  found['send ping'] = await ping()
  client.socket.close()
  witness.socket.close()
  return found

  async function watch(): Promise<string> {
    const before = client.messages.length
    client.send({ type: 'watch', match, ...(access === 'by the link' && { key: 'key' }) })
    const answer = await answerAfter(client, before, (message) => message.type === 'view' || message.type === 'failed')
    if (answer.type === 'failed') return answer.problem.code
    return answer.type === 'view' ? `yes, as ${answer.me ?? 'nobody there'}` : answer.type
  }

  /** Cat looks at the table afterwards, so that her presence shows both. */
  async function look(): Promise<string> {
    client.send({ type: 'visible', match, visible: true })
    await ping()
    witness.send({ type: 'visible', match, visible: true })
    const presence = await witness.receives('presence', ({ seats }) =>
      seats.some((each) => each.seat === 2 && each.visible),
    )
    return presence.seats.some((each) => each.seat !== 2 && each.visible) ? 'yes' : 'no'
  }

  async function chat(): Promise<string> {
    const id = randomUUID()
    client.send({ type: 'chat', match, id, text: 'Good evening.' })
    const failure = () => client.all('failed').find((each) => each.id === id)
    for (;;) {
      const saved = await countLines()
      const refused = failure()
      if (refused) return saved === 0 ? refused.problem.code : 'refused, and yet said'
      if (saved > 0) return 'yes'
    }
  }

  async function receiveChat(): Promise<string> {
    const text = `Line ${randomUUID()}`
    const hers = openChat(server)
    await hers.send(
      { kind: 'account', ...people.cat, guest: false, via: 'session', scopes: [] },
      match,
      randomUUID(),
      text,
    )
    hers.stop()
    // Cat came last, so a line that has reached her was delivered to all others before.
    await witness.receives('chat', ({ line }) => line.text === text)
    await ping()
    return client.all('chat').some(({ line }) => line.text === text) ? 'yes' : 'no'
  }

  async function order(given: object): Promise<string> {
    const before = await stateOfMatch()
    const id = randomUUID()
    client.send({ type: 'command', match, ...seat, command: { id, basis: await lastEntry(), ...given } })
    const answer = await answerAfter(client, 0, (message) => 'id' in message && message.id === id)
    const changed = (await stateOfMatch()) !== before
    const outcome = answer.type === 'failed' ? answer.problem.code : answer.type === 'done' ? 'yes' : answer.type
    return changed === (outcome === 'yes')
      ? outcome
      : `${outcome}, and the match ${changed ? 'changed' : 'did not change'}`
  }

  /** Cat bids, Ann bids, and Cat wants her bid back, for which Ann must agree. Returns the number of Cat's bid. */
  async function askForConsent(): Promise<number> {
    const act = async (by: 0 | 2, given: Wanted) => {
      const done = await server.matches.execute(match, {
        basis: await lastEntry(),
        id: randomUUID(),
        seat: by,
        ...given,
      })
      if (!done.ok) throw new Error(JSON.stringify(done))
      return done.n
    }
    const bought = await act(2, { type: 'move', move: bid(2) })
    await act(0, { type: 'move', move: bid(0) })
    await act(2, { type: 'undo', n: bought })
    return bought
  }

  /** A client that has left gets nothing more of the table. */
  async function leave(): Promise<string> {
    client.send({ type: 'leave', match })
    await ping()
    const before = client.messages.length
    const receivedBefore = witness.all('table').length
    server.bus.publish(`table.${match}`, 'seats')
    await witness.until(() => witness.all('table').length > receivedBefore)
    await ping()
    const received = client.messages.slice(before).filter(({ type }) => type !== 'pong')
    return received.length === 0 ? 'yes' : JSON.stringify(received)
  }

  async function ping(): Promise<string> {
    const before = client.messages.length
    client.send({ type: 'ping', at: before })
    const answer = await answerAfter(client, before, (message) => message.type === 'pong' && message.at === before)
    return answer.type === 'pong' ? 'yes' : answer.type
  }

  async function countLines(): Promise<number> {
    return (await server.database.pool.query('select from chat_lines where match_id = $1', [match])).rowCount!
  }

  async function lastEntry(): Promise<number> {
    return (await server.matches.standing(match, 'spectator'))!.n
  }

  async function stateOfMatch(): Promise<string> {
    const { rows } = await server.database.pool.query<{ state: string }>(
      `select json_build_array(
         (select json_agg(h) from match_heads h where match_id = $1), (select json_agg(s order by seat) from seats s where table_id = $1),
         (select json_agg(u) from undo_requests u where match_id = $1), (select count(*) from moves where match_id = $1))::text as state`,
      [match],
    )
    return rows[0]!.state
  }
}

async function answerAfter(
  client: Client,
  from: number,
  fits: (message: ServerMessage) => boolean,
): Promise<ServerMessage> {
  await client.until(() => client.messages.slice(from).some(fits))
  return client.messages.slice(from).find(fits)!
}

function bid(seat: number): Record<string, unknown> {
  return { kind: 'bid', coins: { $secret: [seat], value: 2 } }
}

/** A table of the page: the cells of each row, by column. */
function rowsOf(head: string): Map<string, Record<string, string>> {
  const lines = page.slice(page.indexOf(head)).split('\n\n')[0]!.split('\n')
  const [columns = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
  return new Map(rows.map((cells) => [cells[0]!, Object.fromEntries(cells.map((cell, i) => [columns[i]!, cell]))]))
}
