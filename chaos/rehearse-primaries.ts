import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '@carriage/shared/ports'
import { type OwnCluster, startCluster } from './cluster.ts'
import { type Answered, type Load, loadLines, playUnder } from './load.ts'
import { findingLines } from './report.ts'
import { startChaosServer, thisRelease } from './server.ts'

/** How long a primary is away, and how long both are there until the next one goes, in milliseconds. */
const away = 4_000
const whole = 8_000

/** One of two primaries behind PL/Proxy ends without any ceremony, in turn, while people play. Needs its Debian package. */
export async function rehearsePrimaries({ tables, times }: { tables: number; times: number }): Promise<boolean> {
  let primaries: readonly OwnCluster[] = []
  const server = await startChaosServer({
    store: async (folder, port) => {
      // The user that PostgreSQL runs as must get into it.
      chmodSync(folder, 0o755)
      const [a = 0, b = 0] = await freePorts(2)
      const [front, ...others] = await Promise.all(
        [port, a, b].map((each, at) => startCluster(made(join(folder, `store-${at}`)), each)),
      )
      if (!front) throw new Error('There is no front.')
      primaries = others
      for (const { url } of [front, ...others])
        execFileSync(process.execPath, [join(thisRelease, 'server/migrate.ts')], {
          env: { PATH: process.env.PATH, DATABASE_URL: url },
          stdio: 'ignore',
        })
      const setUp = join(thisRelease, 'deploy/postgres/primaries/set-up')
      execFileSync(setUp, [front.url, ...others.map(({ url }) => url)], { stdio: ['ignore', 'ignore', 'inherit'] })
      return { ...front, stop: () => Promise.all([front, ...others].map((each) => each.stop())).then(() => undefined) }
    },
  })
  try {
    const load = await playUnder({ gateways: () => server.ready(), tables, thinking: 100, seed: 1 })
    await pause(whole)
    for (let round = 0; round < times; round++) await loseOne(primaries, load, round)
    const answered = load.answered()
    const findings = await load.stop(server.cluster.url)
    const collapses = server.processes.flatMap((process) => process.collapses)
    for (const line of [...loadLines(answered), ...findingLines(findings), ...collapses]) console.log(line)
    const sound = findings.length === 0 && collapses.length === 0
    console.log(sound ? 'Nothing that was acknowledged was lost.' : 'The promises were broken.')
    return sound
  } finally {
    await server.stop()
    server.remove()
  }
}

function made(folder: string): string {
  mkdirSync(folder)
  return folder
}

async function loseOne(primaries: readonly OwnCluster[], load: Load, round: number): Promise<void> {
  const lost = round % primaries.length
  const from = Date.now()
  await primaries[lost]?.restart(() => pause(away))
  const to = Date.now()
  await pause(whole)
  const answered = load.answered()
  const [theirs = [], others = []] = [lost, 1 - lost].map((place) => answered.filter((each) => isIn(place, each)))
  const during = ({ answeredAt }: Answered) => answeredAt > from && answeredAt < to
  const back = Math.min(
    ...theirs
      .filter(isDone)
      .map(({ answeredAt }) => answeredAt)
      .filter((at) => at > to),
  )
  console.log(
    `${round + 1}. primary ${'ab'[lost]} away for ${seconds(to - from)} s: meanwhile ${others.filter(isDone).filter(during).length} moves of the other, ` +
      `longest without one ${seconds(longest(others.filter(isDone), { from, to }))} s; its own tables go on ${seconds(back - to)} s after its return`,
  )
}

/** As front.sql divides the buckets. */
function isIn(place: number, { match }: Answered): boolean {
  return place === (match < 'g' ? 0 : 1)
}

function isDone({ answer }: Answered): boolean {
  return answer !== undefined && 'done' in answer
}

function longest(answered: readonly Answered[], { from, to }: { readonly from: number; readonly to: number }): number {
  const moments = answered.map(({ answeredAt }) => answeredAt).filter((at) => at > from && at < to)
  const ends = [from, ...moments.toSorted((one, other) => one - other), to]
  return Math.max(...ends.slice(1).map((at, index) => at - (ends[index] ?? at)))
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1)
}
