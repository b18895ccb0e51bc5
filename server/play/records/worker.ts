import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Divergence, readRecord, recordOf, resultOf, UnreadableRecord, verify, writeRecord } from '@carriage/kernel'
import { type Problem, playerName } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { againIfStarved, budgetOf, RulesTimeout, Starved } from '../matches/budget.ts'
import { sha256 } from '../matches/sha256.ts'
import { revive } from '../matches/stored-match.ts'
import type { Job, JobAnswer, PlayedMatch } from './jobs.ts'

/* A thread in which records are read, verified and written, one after another. */

// On Linux this applies to the calling thread alone. Running matches go first; a thread of the lowest priority would
// get 1 % of a busy processor and write no record at all.
if (process.platform === 'linux') setPriority(10)

/** Together they take less time than a thread is given before it is ended from outside. */
const tries = 4

parentPort?.on('message', (job: Job) => {
  void carryOut(job).then((answer) => parentPort?.postMessage(answer))
})

async function carryOut(job: Job): Promise<JobAnswer> {
  const budget = budgetOf(job.milliseconds)
  try {
    return await againIfStarved(tries, async () =>
      job.type === 'verify'
        ? { problem: await budget.run('an imported record', () => problemWith(job.text)) }
        : { text: await budget.run(`the record of match ${job.match.id}`, () => written(job.match)) },
    )
  } catch (error) {
    if (job.type === 'verify' && error instanceof RulesTimeout) return { problem: tooSlow }
    if (error instanceof Starved) return { problem: job.type === 'verify' ? busy : noTimeToWrite }
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const tooSlow: Problem = {
  code: 'rulesTimeout',
  detail: 'Verifying this record takes too long. It was not stored.',
}
const busy: Problem = {
  code: 'tooMany',
  detail: 'The server is too busy to verify a record. It was not stored; try again in some minutes.',
}
const noTimeToWrite: Problem = {
  code: 'unavailable',
  detail: 'The server is too busy to write a record; try again in a moment.',
}

function problemWith(text: string): Problem | undefined {
  try {
    const record = readRecord(text)
    // With a duplicate key, two readers could read two records in the same text.
    if (writeRecord(record) !== text)
      return { code: 'malformed', detail: 'The text is not in the canonical form of records.' }
    const nameless = record.players.findIndex((name) => playerName.safeParse(name).data !== name)
    if (nameless >= 0) return { code: 'malformed', detail: `players.${nameless}: this name is not allowed here.` }
    if (!record.result) return { code: 'malformed', detail: 'The game isn’t over.' }
    verify(record, library, sha256)
    return undefined
  } catch (error) {
    if (error instanceof Divergence || error instanceof UnreadableRecord)
      return { code: 'malformed', detail: error.message }
    throw error
  }
}

/** Undefined while the match runs. */
function written({ game: id, rules, ...match }: PlayedMatch): string | undefined {
  const game = library.find(id, rules)
  if (!game) throw new Error(`Match ${match.id} is played by version ${rules} of ${id}, which is not installed.`)
  const played = revive({ ...match, game, snapshot: undefined }, undefined, sha256)
  return resultOf(played) ? writeRecord(recordOf(played)) : undefined
}
