import { randomBytes } from 'node:crypto'
import { type MatchId, matchIdFrom } from '@carriage/protocol'
import type { Logger } from 'pino'
import { recordImports } from '../../platform/operations/metrics.ts'
import type { Database } from '../../platform/storage/database.ts'
import { ProblemError, problemError } from '../../tables/problem-error.ts'
import { readImported } from '../matches/imported.ts'
import { sha256 } from '../matches/sha256.ts'
import { readMatch } from '../matches/stored-match.ts'
import type { Job, JobAnswer } from './jobs.ts'
import { importsADay, takeImport } from './quota.ts'
import { QueueFull, recordThreads, ThreadLost } from './threads.ts'

/** Records of finished matches, directly in the database. Expensive work is done in threads. */
export interface Records {
  /**
   * Imports the record of a finished match, by any players and from anywhere, if every claim in it holds. The text is
   * stored unchanged and returned bit for bit. The same record again has the same id.
   */
  import(account: string, text: string): Promise<MatchId>
  /** The whole record as a text; undefined for a match that is not over or does not exist. */
  read(id: MatchId): Promise<string | undefined>
  close(): Promise<void>
}

export interface RecordsOptions {
  readonly database: Database
  readonly log: Logger
  /** The time limit of the rules for one move, in milliseconds. A record has many; no player waits. */
  readonly rulesBudget?: number
  /** Multiplies the daily limit of imports. */
  readonly limitFactor?: number
}

const budgets = 5
/**
 * One at a time, so that verifying takes at most one processor; further callers are refused rather than kept waiting.
 */
const verifying = { threads: 1, queue: 4 }
const writing = { threads: 1, queue: 32 }

export function listRecords({ database, log, rulesBudget = 1_000, limitFactor = 1 }: RecordsOptions): Records {
  const { pool } = database
  const milliseconds = rulesBudget * budgets
  const verifiers = recordThreads(verifying)
  const writers = recordThreads(writing)
  /** Accounts with an import under way. */
  const importing = new Set<string>()
  /** Records that are being written; callers that request the same one share it. */
  const written = new Map<MatchId, Promise<string | undefined>>()

  return {
    async import(account, text) {
      try {
        const id = await take(account, text)
        recordImports.add(1, { outcome: 'kept' })
        return id
      } catch (error) {
        recordImports.add(1, { outcome: error instanceof ProblemError ? error.problem.code : 'failed' })
        throw error
      }
    },
    async read(id) {
      const imported = await readImported(pool, id)
      if (imported !== undefined) return imported
      const known = written.get(id)
      if (known) return known
      const making = write(id).finally(() => written.delete(id))
      written.set(id, making)
      return making
    },
    async close() {
      await Promise.all([verifiers.close(), writers.close()])
    },
  }

  async function take(account: string, text: string): Promise<MatchId> {
    const digest = sha256(text)
    const known = await idOf(digest)
    if (known) return known
    // One account cannot fill the queue.
    if (importing.has(account))
      throw problemError(
        'tooMany',
        'Another of your records is being verified. Wait for the result, then send the next one.',
      )
    importing.add(account)
    try {
      const most = importsADay * limitFactor
      if (!(await takeImport(pool, account, most)))
        throw problemError('tooMany', `At most ${most} records per account a day. Continue tomorrow.`)
      const answer = await verify(account, text)
      if (answer.problem) throw new ProblemError(answer.problem)
      return await save(account, digest, text)
    } finally {
      importing.delete(account)
    }
  }

  async function verify(account: string, text: string): Promise<Extract<JobAnswer, { problem: unknown }>> {
    try {
      return expected('problem', await verifiers.run({ type: 'verify', text, milliseconds }))
    } catch (error) {
      if (error instanceof QueueFull)
        throw problemError('tooMany', 'Too many records are being verified. It was not stored; try again in a minute.')
      if (!(error instanceof ThreadLost)) throw error
      log.warn({ err: error, account, bytes: text.length }, 'record verification crashed its thread')
      throw problemError('rulesTimeout', 'Verifying this record takes too long. It was not stored.')
    }
  }

  async function idOf(digest: string): Promise<MatchId | undefined> {
    const { rows } = await pool.query<{ id: MatchId }>('select id from records where digest = $1', [digest])
    return rows[0]?.id
  }

  async function save(account: string, digest: string, text: string): Promise<MatchId> {
    await pool.query(
      'insert into records (id, digest, text, account) values ($1, $2, $3, $4) on conflict (digest) do nothing',
      [matchIdFrom(randomBytes(14)), digest, text, account],
    )
    const id = await idOf(digest)
    if (!id) throw new Error('An imported record has no id.')
    return id
  }

  /** The record is made from the log on request; its hashes follow from it. */
  async function write(id: MatchId): Promise<string | undefined> {
    const stored = await readMatch(pool, id, { whole: true })
    if (!stored) return undefined
    const { game, parameters, opening, log: entries } = stored
    const match = { id, game: game.id, rules: game.rules, parameters, opening, log: entries }
    try {
      const answer = await writers.run({ type: 'write', match, milliseconds } satisfies Job)
      if ('problem' in answer && answer.problem) throw new ProblemError(answer.problem)
      return expected('text', answer).text
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      throw problemError('unavailable', 'Too many records are being written; try again in a moment.')
    }
  }
}

function expected<K extends 'problem' | 'text'>(key: K, answer: JobAnswer): Extract<JobAnswer, Record<K, unknown>> {
  if (!(key in answer)) throw new Error('A thread answered another question.')
  return answer as Extract<JobAnswer, Record<K, unknown>> // each kind of job has its own kind of answer
}
