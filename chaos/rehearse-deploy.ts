import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { library } from '@carriage/shared/catalogue'
import pg from 'pg'
import { type Load, loadLines, playUnder, refusedCommands } from './load.ts'
import type { SupervisedProcess } from './processes.ts'
import { copyRelease, makeNext, nextMigrations } from './release-copy.ts'
import { findingLines } from './report.ts'
import { type ChaosServer, startChaosServer, thisRelease, warmUp } from './server.ts'
import type { Games } from './truth.ts'

/** No acknowledgement may take longer, in milliseconds. */
const longest = 2_000

/** The order of replacement. The role `play` comes last, since it starts tables of a new rules version. */
const forward = ['clock', 'worker', 'bots', 'play']

/**
 * A rolling deployment to the next release and back, while people play. The next release brings migrations and a rules
 * version. On the way back one process that plays stays of the new release, for the matches of the new rules.
 */
export async function rehearseDeploy({
  tables,
  from,
}: {
  tables: number
  from?: string | undefined
}): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-deploy-'))
  const next = join(folder, 'next')
  copyRelease(next)
  makeNext(next)
  const old = from === undefined ? thisRelease : join(folder, 'old')
  if (from !== undefined) copyRelease(old, from)
  const server = await startChaosServer({
    release: old,
    prepare: (env) => migrate(old, env),
    env: { MIGRATE_AT_START: 'false' },
  })
  const env = { DATABASE_URL: server.cluster.url, NODE_COMPILE_CACHE: join(tmpdir(), 'carriage-compiled') }
  try {
    warmUp(next, env)
    const load = await playUnder({ gateways: () => server.ready(), tables, thinking: 100, seed: 1 })
    await pause(5_000)
    return await deployAndBack(server, load, { old, next, env })
  } finally {
    await server.stop()
    server.remove()
    rmSync(folder, { recursive: true })
  }
}

interface Releases {
  readonly old: string
  readonly next: string
  readonly env: Readonly<Record<string, string>>
}

async function deployAndBack(server: ChaosServer, load: Load, { old, next, env }: Releases): Promise<boolean> {
  const began = Date.now()
  const format = (what: string) => console.log(`${((Date.now() - began) / 1_000).toFixed(1)} s: ${what}`)
  const beganMigrating = Date.now()
  migrate(next, env)
  format(`migrated in ${Date.now() - beganMigrating} ms, with old processes playing`)
  const inOrder = forward.flatMap((role) => server.processes.filter(({ post }) => post.role === role))
  await replaceAll(inOrder, next, format)
  const ofNewRules = await load.more(1_000)
  format(`every process is of the next release; ${ofNewRules.length} tables begun by its rules`)
  await pause(5_000)
  const [stays, ...others] = inOrder.toReversed()
  await replaceAll(others, old, format)
  const backAt = Date.now()
  await pause(10_000)
  format(`back, but for ${stays?.post.name}`)

  const answered = load.answered()
  const after = load.answered(ofNewRules).filter(({ answeredAt }) => answeredAt > backAt)
  const findings = await load.stop(server.cluster.url, nextGames)
  const failed = refusedCommands(answered)
  const worst = Math.max(...answered.map(({ sentAt, answeredAt }) => answeredAt - sentAt))
  const stopped = await stoppedMatches(server.cluster.url)
  const collapses = server.processes.flatMap((process) => process.collapses)
  console.log(`\n${loadLines(answered).join('\n')}`)
  console.log(
    `moves by the new rules    ${load.answered(ofNewRules).length}, ${after.length} of them after the way back`,
  )
  console.log(`matches that were stopped ${stopped}`)
  for (const { match, failures, answer } of failed.slice(0, 5))
    console.log(`  match ${match}: ${failures.join()} ${JSON.stringify(answer)}`)
  for (const line of [...collapses, ...findingLines(findings)]) console.log(line)
  const passed =
    failed.length === 0 && findings.length === 0 && collapses.length === 0 && stopped === 0 && after.length > 0
  console.log(passed ? 'Nothing failed and nothing was lost.' : 'The deployment was noticed.')
  if (worst > longest) console.log(`An acknowledgement took ${worst} ms; the aim is ${longest}.`)
  return passed && worst <= longest
}

async function replaceAll(
  processes: readonly SupervisedProcess[],
  release: string,
  format: (what: string) => void,
): Promise<void> {
  for (const process of processes) {
    const at = Date.now()
    await process.replace(release)
    format(`${process.post.name} replaced in ${Date.now() - at} ms`)
  }
}

function migrate(release: string, env: Readonly<Record<string, string>>): void {
  execFileSync(process.execPath, [join(release, 'server/migrate.ts')], {
    env: { PATH: process.env.PATH, ...env, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  })
}

/** The rules of the next release are those of this one under a new number. */
const nextGames: Games = { find: (id, rules) => library.find(id, rules) ?? library.find(id, rules - 1) }

async function stoppedMatches(store: string): Promise<number> {
  const client = new pg.Client({ connectionString: store })
  await client.connect()
  const { rows } = await client.query<{ stopped: number; migrated: number }>(
    `select (select count(*)::integer from quarantines) as stopped,
       (select count(*)::integer from migrations where name = any($1)) as migrated`,
    [nextMigrations],
  )
  await client.end()
  if (rows[0]?.migrated !== nextMigrations.length) throw new Error('The store was not migrated.')
  return rows[0].stopped
}
