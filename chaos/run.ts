import { setTimeout as pause } from 'node:timers/promises'
import { titles } from '@carriage/shared/catalogue'
import { progressOf } from '@carriage/shared/reporting'
import { chaosBalancer } from './balancer.ts'
import { check, checkDrafts, checkRecord, checkTalk, type Finding } from './checker.ts'
import { allKinds, faultKinds, planFaults } from './faults.ts'
import type { GamePlayed } from './game.ts'
import { type FaultWindow, inject } from './inject.ts'
import { playAll } from './play-all.ts'
import { addHistory, type Counts, findingLines, noCounts } from './report.ts'
import type { ChaosGuest } from './requests.ts'
import { type ChaosServer, startChaosServer } from './server.ts'
import { type ChaosSettings, readSettings, usage } from './settings.ts'
import { type ClusterOnDisk, startClusterOnDisk } from './small-disk.ts'
import { openStoredLogs } from './stored-logs.ts'
import { becomeGuest } from './table.ts'
import { replayStoredLog } from './truth.ts'

/** Once the faults are over, the server may rest no longer than this while a match is not over. */
const longestRest = 120_000

const settings = readSettings(process.argv.slice(2))
if (settings) process.exitCode = await run(settings)
else {
  console.error(usage)
  process.exitCode = 2
}

async function run(settings: ChaosSettings): Promise<number> {
  const { faults, games, seed } = settings
  console.log(`${games} games, ${faults} faults, seed ${seed}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  let onDisk: ClusterOnDisk | undefined
  const server = await startChaosServer({
    linked: true,
    store: async (folder, port) => {
      onDisk = await startClusterOnDisk(folder, port)
      return onDisk.cluster
    },
  })
  let sound = false
  try {
    sound = await tryServer(server, settings, onDisk?.fillDisk)
  } finally {
    await server.stop()
    if (sound) {
      onDisk?.unmount()
      server.remove()
    } else console.log(`The logs and the store are kept in ${server.folder}`)
  }
  return sound ? 0 : 1
}

async function tryServer(
  server: ChaosServer,
  { faults: count, games: wanted, atOnce, seed }: ChaosSettings,
  fillDisk: ClusterOnDisk['fillDisk'] | undefined,
): Promise<boolean> {
  const importer = await lastingAccount(server)
  const balancer = chaosBalancer(server)
  const began = performance.now()
  const first = Promise.withResolvers<void>()
  let faultsToCome = true
  let newsAt = 0
  let faultsDone = 0
  let games = { begun: 0, ended: 0 }
  const playing = playAll({
    titles: titles.map(({ versions: [latest] }) => latest),
    games: wanted,
    importer,
    atOnce,
    seed,
    gateways: server.gateways,
    balancer,
    goOn: () => faultsToCome,
    onNews: () => {
      newsAt = performance.now()
    },
    onProgress: (begun, ended) => {
      first.resolve()
      games = { begun, ended }
    },
  })
  const progress = progressOf({
    total: count,
    format: ({ done, rate, left }) => {
      const rest = faultsToCome ? `${rate}, ${left} left` : 'playing the last games out'
      return `${seconds(began)} s: ${done} of ${count} faults, ${rest}; ${games.begun} games begun, ${games.ended} ended`
    },
  })
  const watching = setInterval(() => progress.at(faultsDone), 250).unref()
  // From the first match on, also while other tables are still being laid.
  const kinds = allKinds().filter((kind) => fillDisk || kind !== 'diskFull')
  if (!fillDisk) console.log('The disk is never full in this run: only root may mount one that can be filled.')
  const injecting = first.promise.then(() =>
    inject(planFaults(seed, count, kinds), {
      server,
      balancer,
      importer,
      fillDisk: fillDisk ?? (() => Promise.reject(new Error('There is no disk to fill.'))),
      onFault: () => {
        faultsDone += 1
      },
    }),
  )
  const stalling = injecting.then(() => {
    faultsToCome = false
    return stalled(() => newsAt)
  })
  const played = await Promise.race([playing, stalling])
  const playedFor = seconds(began)
  const faultWindow = await injecting
  clearInterval(watching)
  progress.end()

  const left = await notificationsLeft(server)
  const { counts, findings } = await checkAll(server, played, faultWindow)
  print(server, counts, { playedFor, faultWindow, left })
  const collapses = server.processes.flatMap((process) => process.collapses)
  for (const line of findingLines(findings)) console.log(line)
  console.log(findings.length === 0 ? 'Every promise was kept.' : `${findings.length} promises were broken.`)
  return findings.length === 0 && collapses.length === 0 && left === 0
}

/** The first account of the server; records are taken in from lasting accounts only. */
async function lastingAccount({ cluster, gateways }: ChaosServer): Promise<ChaosGuest> {
  const guest = await becomeGuest(() => gateways[0] ?? '')
  const logs = await openStoredLogs(cluster.url)
  await logs.makeLasting()
  await logs.close()
  return guest
}

/** Ends a run in which no match goes on any more. */
async function stalled(newsAt: () => number): Promise<never> {
  const began = performance.now()
  while (performance.now() - Math.max(began, newsAt()) < longestRest) await pause(1_000, undefined, { ref: false })
  throw new Error(`No match has gone on for ${longestRest / 1_000} s, though nothing was killed.`)
}

/** The dispatcher has a while to pass on what is left. */
async function notificationsLeft(server: ChaosServer): Promise<number> {
  const logs = await openStoredLogs(server.cluster.url)
  let left = await logs.notificationsLeft()
  for (
    const end = performance.now() + 60_000;
    left > 0 && performance.now() < end;
    left = await logs.notificationsLeft()
  )
    await pause(500)
  await logs.close()
  return left
}

async function checkAll(
  server: ChaosServer,
  played: readonly GamePlayed[],
  { from, to, findings: hostile }: FaultWindow,
): Promise<{ counts: Counts; findings: Finding[] }> {
  const logs = await openStoredLogs(server.cluster.url)
  const counts = noCounts()
  const findings: Finding[] = [...hostile]
  for (const { histories, losses, drafts, talk, record } of played) {
    const stored = await logs.read(histories[0]?.match ?? '')
    const truth = replayStoredLog(stored)
    findings.push(...check(truth, histories), ...checkDrafts(truth, drafts), ...checkTalk(truth, talk))
    findings.push(...checkRecord(truth, record))
    counts.drafts += drafts.stored
    counts.lines += talk.sent
    counts.imports += record.imported ? 1 : 0
    counts.matches += 1
    counts.entries += truth.entries.length
    counts.duringFaults += stored.rows.filter(({ at }) => at >= from && at <= to).length
    counts.byBots += truth.entries.filter(({ bot }) => bot).length
    counts.undone += truth.entries.filter(({ undo }) => undo).length
    counts.losses += losses
    for (const history of histories) addHistory(counts, history)
  }
  await logs.close()
  return { counts, findings }
}

interface Course {
  /** Seconds from the first table to the last end. */
  readonly playedFor: string
  readonly faultWindow: FaultWindow
  readonly left: number
}

function print(server: ChaosServer, counts: Counts, { playedFor, faultWindow, left }: Course): void {
  const faultsFor = ((faultWindow.to - faultWindow.from) / 1_000).toFixed(0)
  const { processes } = server
  const collapses = processes.flatMap((process) => process.collapses)
  const refusals = [...counts.refused].map(([code, times]) => `${times} (${code})`).join(', ')
  console.log(`
whole games                        ${counts.matches} in ${playedFor} s
faults                             ${sum([...faultWindow.done.values()])} of ${faultWindow.done.size} kinds in ${faultsFor} s
${[...faultWindow.done].map(([kind, times]) => `  ${faultKinds[kind]}: ${times}`).join('\n')}
starts without a store, given up   ${sum(processes.map(({ falseStarts }) => falseStarts))}
processes that ended by themselves ${collapses.length}${collapses.map((line) => `\n  ${line}`).join('')}
entries in the logs                ${counts.entries}, ${counts.byBots} of them by bots, ${counts.undone} taken back
entries made between faults        ${counts.duringFaults}
commands acknowledged              ${counts.acknowledged}, refused ${refusals || 0}, never answered ${counts.unanswered}
commands sent again                ${counts.sentAgain}
connections lost or refused        ${counts.losses}
frames checked                     ${counts.frames}, and ${counts.views} whole views
views in place of frames           ${counts.snapshots}, where more than 200 entries were missed
secrets seen                       ${counts.ownSecrets} own and open, ${counts.shutSecrets} of others and shut
drafts kept and found again        ${counts.drafts}
lines of chat said and found once  ${counts.lines}
one-tap links opened and moved by  ${faultWindow.links}
records verified, brought in again ${counts.matches}, ${counts.imports}
notifications not passed on              ${left}
`)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(0)
}
