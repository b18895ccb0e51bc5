// A crowd at a whole server: `pnpm load`. See docs/performance.md.
import { mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { titles } from '@carriage/shared/catalogue'
import { writeFigures } from '../figures.ts'
import { ownDatabase } from '../live/own-database.ts'
import { gameNamed } from '../live/played-ahead.ts'
import { type BenchGuest, newGuests } from '../live/tables.ts'
import { checkLogs } from './check-logs.ts'
import { crowdReport } from './crowd-report.ts'
import { type CrowdServer, startCrowdServer } from './crowd-server.ts'
import { CrowdTable } from './crowd-table.ts'
import { type Dealing, startDealing } from './dealing.ts'
import { type CrowdNotes, errorsIn, newCrowdNotes } from './notes.ts'
import { playFor, reconnectAll, restAll, sitDownAll, startCold } from './phases.ts'
import { type CrowdOptions, crowdUsage, fileLimitProblem, readCrowdOptions } from './terms.ts'

/** The folder for the report and the output of the processes. */
const folder = join(import.meta.dirname, '../../.cache/load')
const settings = readCrowdOptions(process.argv.slice(2))
const problem = settings ? (fileLimitProblem(settings.sockets) ?? tooFewSockets(settings)) : crowdUsage
if (!settings || problem !== undefined) {
  console.error(problem)
  process.exit(2)
}
process.exitCode = await run(settings)

async function run(options: CrowdOptions): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  // Each process that is started waits for the end of this one.
  process.setMaxListeners(0)
  mkdirSync(folder, { recursive: true })
  const database = await ownDatabase()
  const server = await startCrowdServer(database.url, openSync(join(folder, 'server.log'), 'w'))
  const dealing = startDealing(database.url)
  try {
    const notes = newCrowdNotes()
    const tables = await createTables(options, server, dealing, notes)
    let turn = 0
    const gateway = () => server.gateways[turn++ % server.gateways.length] ?? ''
    const crowd = { server, tables, notes, database, gateway }
    console.log(`${options.sockets} sockets are opened…`)
    const seated = await sitDownAll(crowd)
    const gauges = await playFor(options.minutes, crowd)
    const reconnected = await reconnectAll(crowd)
    const cold = await startCold(crowd)
    await restAll(crowd)
    const logs = await checkLogs(database, notes)
    const report = crowdReport({ options, notes, seated, gauges, reconnected, cold, logs })
    log(options, report)
    for (const [kind, example] of notes.examples) console.log(`${kind}, the first: ${example}`)
    for (const example of logs.examples) console.log(example)
    const sound = errorsIn(notes, options.patient) + logs.lost + logs.foreign === 0
    console.log(sound ? 'No error, and nothing was lost.' : 'FAIL: there were errors or losses.')
    return sound ? 0 : 1
  } finally {
    dealing.stop()
    await server.stop()
    await database.drop()
  }
}

/** Every seat of every table is a socket; the rest are spectators, as evenly as it goes. */
async function createTables(
  { tables: wanted, sockets, thinking }: CrowdOptions,
  server: CrowdServer,
  dealing: Dealing,
  notes: CrowdNotes,
): Promise<CrowdTable[]> {
  const seats = seatsOf(wanted)
  const players = seats.reduce((sum, { count }) => sum + count, 0)
  console.log(`${players} people come, and ${wanted} tables are laid…`)
  const guests = await guestsOf(server, players)
  const firstOf = seats.map((_, place) => seats.slice(0, place).reduce((sum, { count }) => sum + count, 0))
  return Promise.all(
    seats.map(async ({ game, count }, place) => {
      const own = guests.slice(firstOf[place], (firstOf[place] ?? 0) + count)
      const spectators =
        Math.floor(((place + 1) * (sockets - players)) / wanted) - Math.floor((place * (sockets - players)) / wanted)
      const table = await dealing.next({ place, game, guests: own })
      return new CrowdTable({ place, game, guests: own, spectators, dealing, notes, thinking: thinking * 1_000 }, table)
    }),
  )
}

/** The games in turn, each with its smallest number of seats. */
function seatsOf(tables: number): { readonly game: string; readonly count: number }[] {
  return Array.from({ length: tables }, (_, place) => {
    const game = titles[place % titles.length]?.about.id ?? ''
    return { game, count: gameNamed(game).seats.min }
  })
}

function tooFewSockets({ tables, sockets }: CrowdOptions): string | undefined {
  const players = seatsOf(tables).reduce((sum, { count }) => sum + count, 0)
  return players <= sockets
    ? undefined
    : `${tables} tables have ${players} seats, so there are ${players} sockets at least.`
}

async function guestsOf({ gateways }: CrowdServer, count: number): Promise<readonly BenchGuest[]> {
  const atOnce = 8
  const parts = Array.from({ length: atOnce }, (_, part) =>
    newGuests(gateways[part % gateways.length] ?? '', Math.ceil(count / atOnce)),
  )
  return (await Promise.all(parts)).flat()
}

/** The report is printed and kept in a file; only a run that is meant for the page changes it. */
function log({ soak, write }: CrowdOptions, report: string): void {
  const name = soak ? 'soak' : 'load'
  writeFileSync(join(folder, `${name}.md`), `${report}\n`)
  console.log(`\n${report}\n`)
  if (write) writeFigures(name, report)
}
