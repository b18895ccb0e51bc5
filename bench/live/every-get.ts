import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@carriage/protocol'
import { titles } from '@carriage/shared/catalogue'
import type { OwnDatabase } from './own-database.ts'
import { type BenchGuest, newGuests, type PreparedTable, prepareTable } from './tables.ts'

/** An address of the server that costs a visitor nothing to ask. */
export interface GetRoute {
  /** As the contract names it, with what was asked where that matters. */
  readonly name: string
  readonly path: string
}

const root = join(import.meta.dirname, '../..')
/** A page of a list holds so many at most. */
const fullPage = 100

interface Filled {
  /** Of each game one table in the middle of its match and one after its end. */
  readonly tables: readonly { readonly game: string; readonly half: string; readonly whole: string }[]
  readonly params: Readonly<Record<string, string>>
}

/** Fills a server that has no limits: open tables of every game, lists of a full page, a tournament, a league, a shared box. */
export async function fillServer(database: OwnDatabase, url: string): Promise<Filled> {
  const people = await newGuests(url, 3)
  const [host] = people
  if (!host) throw new Error('There are no guests.')
  await database.pool.query('update accounts set guest = false where id = any($1)', [people.map(({ id }) => id)])
  const ask = askAs(url, host)
  const [first] = titles
  if (!first) throw new Error('There are no games.')
  const game = first.about.id
  const boxed = first.components as { circuit?: Record<string, unknown> } | undefined
  const tables = []
  for (const { about } of titles) {
    const half = await prepareTable(database, about.id, people)
    const whole = await prepareTable(database, about.id, people)
    await play(url, people, half, Math.floor(half.moves.length / 2))
    await play(url, people, whole, whole.moves.length)
    tables.push({ game: about.id, half: half.id, whole: whole.id })
  }
  for (let n = 0; n < fullPage; n++) {
    // An account has few tables that wait for players, so each is left to another one.
    const body = { game, seats: 3, pace: { kind: 'none' }, visibility: 'open' }
    const { id } = await ask<{ id: string }>('POST', '/api/tables', body)
    await database.pool.query('update tables set owner = owner || $2 where id = $1', [id, String(n)])
    await prepareTable(database, game, people)
  }
  const tournament = await ask<{ id: number }>('POST', '/api/tournaments', {
    title: 'An evening',
    game,
    seats: 3,
    pace: { kind: 'live', bank: 900, increment: 10 },
    startsAt: Date.now() + 3_600_000,
  })
  for (const person of people) await askAs(url, person)('PUT', `/api/tournaments/${tournament.id}/sign-up`, {})
  execFileSync(
    process.execPath,
    [join(root, 'server/competitions/seasons/league.ts'), 'start', 'bench', game, '3', 'Bench'],
    {
      env: { ...process.env, DATABASE_URL: database.url },
    },
  )
  const { rows } = await database.pool.query<{ id: number }>('select id from seasons limit 1')
  const { provenance: _provenance, note: _note, ...contents } = boxed?.circuit ?? {}
  const box = await ask<{ id: string }>('POST', '/api/boxes', {
    game,
    title: 'Our box',
    tables: { circuit: { ...contents, lapSpaces: 12 } },
  })
  await ask('PATCH', `/api/boxes/${box.id}`, { shared: true })
  const { address } = await ask<{ address: string }>('POST', '/api/me/calendar', { language: 'en' })
  return {
    tables,
    params: {
      account: host.id,
      tournament: String(tournament.id),
      season: String(rows[0]?.id ?? 1),
      box: box.id,
      key: address.split('/').at(-1) ?? '',
    },
  }
}

/** Every GET route of the contract, every kind of page, and the files of the web client. */
export function everyGet({ tables, params }: Filled): readonly GetRoute[] {
  const routes = Object.keys(contract).filter((route) => route.startsWith('GET '))
  const api = routes.flatMap((route) => {
    const path = route.slice('GET '.length)
    if (/\/(tables|matches)\/:id/.test(path))
      return tables.flatMap(({ game, half, whole }) => [
        { name: `${route} (${game}, running)`, path: withQuery(path.replace(':id', half)) },
        { name: `${route} (${game}, over)`, path: withQuery(path.replace(':id', whole)) },
      ])
    if (path.includes(':game')) return tables.map(({ game }) => ({ name: route, path: path.replace(':game', game) }))
    const known = path
      .replace(':id', params.box ?? '')
      .replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'unknown')
    return [{ name: route, path: withQuery(known) }]
  })
  const full = ['open', 'watch'].map((list) => `/api/tables/${list}?limit=${fullPage}`)
  const pages = tables.flatMap(({ game, half, whole }) => [
    `/rules/${game}`,
    `/rules/${game}/example/any`,
    `/box/${game}`,
    `/box/${game}/shared/${params.box}`,
    `/table/${half}`,
    `/table/${whole}/replay`,
    `/embed/${half}`,
  ])
  const others = ['/', '/rules', '/settings', '/nowhere', '/api/openapi.json', '/api/reference/', '/healthz', '/readyz']
  return [...api, ...[...full, ...others, ...pages, ...largestFiles()].map((path) => ({ name: `GET ${path}`, path }))]
}

const queries: Readonly<Record<string, string>> = { frames: '?after=0', people: '?name=gu' }

function withQuery(path: string): string {
  return path + (queries[path.split('/').at(-1) ?? ''] ?? '')
}

/** The script of the reference has its address in the page. */
export async function referenceScript(url: string): Promise<GetRoute> {
  const page = await (await fetch(`${url}/api/reference/`)).text()
  const path = `/api/reference/${/src="([^"]*scalar[^"]*)"/.exec(page)?.[1]}`
  return { name: 'GET /api/reference/js', path }
}

function largestFiles(): readonly string[] {
  const folder = join(root, 'web/dist/assets')
  if (!existsSync(folder)) throw new Error('The web client is not built: run pnpm build first.')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .slice(0, 1)
    .map((file) => `/assets/${file}`)
}

async function play(url: string, people: readonly BenchGuest[], table: PreparedTable, moves: number): Promise<void> {
  for (const [basis, { seat, move }] of table.moves.slice(0, moves).entries()) {
    const person = people[seat]
    if (!person) throw new Error(`Nobody has seat ${seat}.`)
    await askAs(url, person)('POST', `/api/matches/${table.id}/commands`, {
      type: 'move',
      id: randomUUID(),
      basis,
      move,
    })
  }
}

type Ask = <T>(method: string, path: string, body: object) => Promise<T>

function askAs(url: string, { cookie }: BenchGuest): Ask {
  return async <T>(method: string, path: string, body: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T // as the contract says
  }
}
