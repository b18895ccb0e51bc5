import { createHash, randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { ProblemError, problemError } from '../tables/problem-error.ts'
import { logAction } from './moderation-log.ts'

/*
 * The second factor of operators: time-based codes (TOTP, RFC 6238), which every authenticator supports, and recovery
 * codes. Each code works once; five wrong ones in a row lock the factor for a quarter of an hour.
 */

export interface SecondFactorOptions {
  readonly database: Database
  /** Encrypts what is stored. */
  readonly secret: string
  /** The public name of the site. */
  readonly site: string
  readonly now: () => number
}

/** An operator and their session. */
export interface Holder {
  readonly account: string
  readonly name: string
  readonly session: string
}

const period = 30
const mostTries = 5
const locked = `interval '15 minutes'`
const raisedFor = `interval '30 minutes'`
const recoveryCodes = 10

export async function hasSecondFactor({ pool }: Database, account: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from second_factors where account = $1 and confirmed_at is not null', [
    account,
  ])
  return rowCount === 1
}

/** A new factor, which counts once its first code was given. A confirmed one can only be reset by the command. */
export async function beginSecondFactor(
  { database, secret, site }: SecondFactorOptions,
  { account, name }: Holder,
): Promise<{ secret: string; uri: string }> {
  const made = new Secret({ size: 20 })
  const { rowCount } = await database.pool.query(
    `insert into second_factors as f (account, secret) values ($1, $2)
     on conflict (account) do update set secret = excluded.secret, last_step = 0 where f.confirmed_at is null`,
    [account, await symmetricEncrypt({ key: secret, data: made.base32 })],
  )
  if (rowCount !== 1)
    throw problemError(
      'conflict',
      'You have a second factor. Who runs the server can reset it: pnpm ops operator reset-factor.',
    )
  return { secret: made.base32, uri: totpOf(made, site, name).toString() }
}

/** Confirms a new factor by its first code. Only this answer has the recovery codes. */
export async function confirmSecondFactor(
  options: SecondFactorOptions,
  holder: Holder,
  code: string,
): Promise<{ raisedUntil: string; recoveryCodes: readonly string[] }> {
  if (await hasSecondFactor(options.database, holder.account))
    throw problemError('conflict', 'Two-factor sign-in is already set up.')
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const raisedUntil = await byCode(options, holder, code, async (client) => {
    await client.query('delete from recovery_codes where account = $1', [holder.account])
    for (const each of codes)
      await client.query('insert into recovery_codes (account, hash) values ($1, $2)', [holder.account, hashOf(each)])
    await logAction(client, holder.account, 'setUpFactor', null)
  })
  return { raisedUntil, recoveryCodes: codes }
}

/** Raises the session with a code of the authenticator, or a recovery code. */
export async function raiseSession(options: SecondFactorOptions, holder: Holder, code: string): Promise<string> {
  if (!(await hasSecondFactor(options.database, holder.account)))
    throw problemError('conflict', 'Set up your second factor before you moderate.')
  return byCode(options, holder, code, () => Promise.resolve())
}

export async function lowerSession({ pool }: Database, session: string): Promise<void> {
  await pool.query('update sessions set raised_until = null where id = $1', [session])
}

async function byCode(
  options: SecondFactorOptions,
  holder: Holder,
  code: string,
  also: (client: pg.ClientBase) => Promise<void>,
): Promise<string> {
  const { database, secret, now } = options
  const saved = await takeTry(database, holder)
  const plain = await symmetricDecrypt({ key: secret, data: saved })
  const delta = /^\d{6}$/.test(code)
    ? totpOf(Secret.fromBase32(plain), '', '').validate({ token: code, window: 1, timestamp: now() })
    : null
  const raised = await inTransaction(database, async (client) => {
    const how = await accept(
      client,
      holder,
      code,
      delta === null ? undefined : Math.floor(now() / 1_000 / period) + delta,
    )
    if (!how) return undefined
    await also(client)
    await logAction(client, holder.account, how, null)
    return raise(client, holder)
  })
  if (raised !== undefined) return raised
  await logAction(database.pool, holder.account, 'wrongCode', null)
  const detail = 'This code is wrong, or was used already. Wait for the next one.'
  throw new ProblemError({ code: 'forbidden', facts: { reason: 'wrongCode' }, detail })
}

/** Counts an attempt before checking the code, so that concurrent attempts all count. */
async function takeTry({ pool }: Database, { account }: Holder): Promise<string> {
  const { rows } = await pool.query<{ secret: string }>(
    `update second_factors set failed_at = now(), failures = case when failed_at < now() - ${locked} then 1 else failures + 1 end
     where account = $1 and (failures < ${mostTries} or failed_at < now() - ${locked}) returning secret`,
    [account],
  )
  const [row] = rows
  if (row) return row.secret
  const { rowCount } = await pool.query('select from second_factors where account = $1', [account])
  if (rowCount === 0) throw problemError('conflict', 'Set up your second factor before you moderate.')
  throw problemError('tooMany', `${mostTries} wrong codes in a row. Wait 15 minutes.`)
}

async function accept(
  client: pg.ClientBase,
  { account }: Holder,
  code: string,
  step: number | undefined,
): Promise<'raise' | 'raiseByRecovery' | undefined> {
  if (step === undefined) {
    const { rowCount } = await client.query('delete from recovery_codes where account = $1 and hash = $2', [
      account,
      hashOf(code),
    ])
    if (rowCount !== 1) return undefined
  }
  // A code whose time step was accepted before may have been seen by somebody else: it is refused.
  const { rowCount } = await client.query(
    `update second_factors set failures = 0, confirmed_at = coalesce(confirmed_at, now()), last_step = coalesce($2, last_step)
     where account = $1 and ($2::bigint is null or last_step < $2)`,
    [account, step ?? null],
  )
  if (rowCount !== 1) return undefined
  return step === undefined ? 'raiseByRecovery' : 'raise'
}

async function raise(client: pg.ClientBase, { account, session }: Holder): Promise<string> {
  const { rows } = await client.query<{ raised_until: Date | null }>(
    `update sessions set raised_until = now() + ${raisedFor} where id = $1 and account = $2 returning raised_until`,
    [session, account],
  )
  const until = rows[0]?.raised_until
  if (!until) throw problemError('unauthenticated', 'Your session has ended. Sign in again.')
  return until.toISOString()
}

function totpOf(secret: Secret, site: string, label: string): TOTP {
  return new TOTP({ issuer: `Carriage House ${site}`.trim(), label, algorithm: 'SHA1', digits: 6, period, secret })
}

/** 80 random bits, in groups that can be read aloud. */
function newRecoveryCode(): string {
  return randomBytes(10)
    .toString('hex')
    .replaceAll(/(.{5})(?=.)/g, '$1-')
}

function hashOf(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^\da-f]/g, ''))
    .digest('base64url')
}
