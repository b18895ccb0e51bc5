import { setTimeout as pause } from 'node:timers/promises'
import { roundsOf } from '../rounds.ts'
import { everyGet, fillServer, type GetRoute, referenceScript } from './every-get.ts'
import { ownDatabase } from './own-database.ts'
import { type Running, spawnServer } from './processes.ts'
import { secondsOnProcessor } from './processor-time.ts'
import { newGuests } from './tables.ts'

/*
 * What one anonymous address can do to everybody else by asking: it sends requests at a fixed rate over every GET route,
 * then the costliest route alone, and another person asks for their account all the while. A server of one process with
 * the limits that it comes with; callers have addresses of their own by the header of a proxy.
 */

const usualSeconds = 60
/** Requests a second of the one address. */
const rate = 30
/** Between two requests of the other person, in milliseconds. */
const every = 100
/** Requests by which the cost of a route is measured, each from another address. */
const samples = 12
/** How many times longer the other person may wait, at most. */
const aim = 3
const stranger = '203.0.113.9'

export async function bench(args: readonly string[]): Promise<number> {
  const seconds = Number(args[0] ?? usualSeconds)
  const database = await ownDatabase()
  let server: Running | undefined
  try {
    // First without limits, to fill it.
    server = await spawnServer({ roles: 'all', database: database.url })
    const routes = everyGet(await fillServer(database, server.url))
    const [person] = await newGuests(server.url, 1)
    await server.stop()
    server = await spawnServer({ roles: 'all', database: database.url, limitFactor: 1, rulesBudget: 1_000, proxies: 1 })
    const { url, pid } = server
    const all = [...routes, await referenceScript(url)]
    const cookie = person?.cookie ?? ''
    const costs = await costsOf(url, pid, all)
    for (const { name, micros, status } of costs.slice(0, 15)) console.log(`  round ${micros} µs ${status} ${name}`)
    const [costliest] = costs
    if (!costliest) throw new Error('There is no route.')
    const rest = await waitsOf(url, cookie, Math.min(seconds, 20))
    console.log(
      `${all.length} GET routes; the costliest: ${costliest.name}, ${costliest.micros} µs on the main thread.`,
    )
    console.log(`GET /api/me of another person, alone: p50 ${rest.p50} ms, p95 ${rest.p95} ms.`)
    let reached = true
    for (const [what, asked] of [
      ['every route', all],
      [`only ${costliest.name}`, [costliest]],
    ] as const) {
      const flood = floodOf(url, asked)
      const beside = await waitsOf(url, cookie, seconds)
      const statuses = await flood.stop()
      const ratio = beside.p95 / rest.p95
      reached &&= ratio <= aim
      console.log(
        `Beside ${rate} requests a second for ${what}: p50 ${beside.p50} ms, p95 ${beside.p95} ms, ` +
          `${ratio.toFixed(1)} times as long; the address was answered ${statuses}.`,
      )
    }
    console.log(`At most ${aim} times as long: ${reached ? 'reached' : 'not reached'}.`)
    return reached ? 0 : 1
  } finally {
    await server?.stop()
    await database.drop()
  }
}

interface RouteCost extends GetRoute {
  /** Microseconds of the main thread for a request, the median. */
  readonly micros: number
  readonly status: number
}

/** What each route costs, the costliest first. */
async function costsOf(url: string, pid: number, routes: readonly GetRoute[]): Promise<readonly RouteCost[]> {
  const costs: RouteCost[] = []
  const progress = roundsOf(routes.length)
  let address = 0
  for (const [index, route] of routes.entries()) {
    const spent: number[] = []
    let status = 0
    for (let n = 0; n < samples; n++) {
      const before = secondsOnProcessor(pid)
      address += 1
      status = await get(url + route.path, {
        'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
      })
      spent.push(secondsOnProcessor(pid) - before)
    }
    const median = spent.toSorted((one, other) => one - other)[samples >> 1] ?? 0
    costs.push({ ...route, micros: Math.round(median * 1e6), status })
    progress.at(index + 1)
  }
  progress.end()
  return costs.toSorted((one, other) => other.micros - one.micros)
}

interface Flood {
  /** Gives how often each status was answered. */
  stop(): Promise<string>
}

/** One address that asks at the rate, whether it was answered or not. */
function floodOf(url: string, routes: readonly GetRoute[]): Flood {
  const statuses = new Map<number, number>()
  const open = new Set<Promise<void>>()
  let sent = 0
  const began = performance.now()
  const timer = setInterval(() => {
    for (; sent < ((performance.now() - began) / 1_000) * rate; sent++) {
      const path = routes[sent % routes.length]?.path ?? '/'
      const asked = get(url + path, { 'x-forwarded-for': stranger }).then((status) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        open.delete(asked)
      })
      open.add(asked)
    }
  }, 10)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      return [...statuses]
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([status, count]) => `${status} ${count} times`)
        .join(', ')
    },
  }
}

/** How long a person waits for their account, in milliseconds. */
async function waitsOf(url: string, cookie: string, seconds: number): Promise<{ p50: number; p95: number }> {
  const waits: number[] = []
  const asked: Promise<void>[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    const from = performance.now()
    asked.push(
      get(`${url}/api/me`, { cookie, 'x-forwarded-for': '198.51.100.4' }).then((status) => {
        if (status !== 200) throw new Error(`GET /api/me was answered ${status}.`)
        waits.push(performance.now() - from)
      }),
    )
    await pause(every)
  }
  await Promise.all(asked)
  const sorted = waits.sort((one, other) => one - other)
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1))
  return { p50: at(0.5), p95: at(0.95) }
}

async function get(address: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(address, { headers: { accept: 'text/html,*/*', ...headers } })
  await response.arrayBuffer()
  return response.status
}
