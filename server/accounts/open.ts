import type { MatchId } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { SendMail } from '../notifications/account-mail.ts'
import type { Bus } from '../platform/bus/index.ts'
import { type AddressOf, callerAddress } from '../platform/http/caller-address.ts'
import type { Database } from '../platform/storage/database.ts'
import { problemError } from '../tables/problem-error.ts'
import { type AuthOptions, authOf } from './auth.ts'
import type { Caller, CallerHeaders, Proof } from './caller.ts'
import { readCaller } from './caller-of.ts'
import { signLink } from './link.ts'
import type { AccountRouteOptions } from './routes/deps.ts'
import { linkRoutes } from './routes/links.ts'
import { meRoutes } from './routes/me.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { loadSecret } from './secret.ts'
import { watchedMail } from './sign-in.ts'

export interface AccountsOptions {
  readonly database: Database
  /** The pool for authenticating moves; by default the same. */
  readonly moves?: Database
  readonly bus: Bus
  readonly log: Logger
  /** The address under which players reach the server. */
  readonly publicUrl: string
  /** Signs cookies and links; by default one is generated and stored in the database. */
  readonly secret?: string | undefined
  /** Without it, sign-in by code is unavailable; passkeys and guests work. */
  readonly sendMail?: SendMail | undefined
  /** New guests from one address a minute. */
  readonly guestsPerMinute?: number | undefined
  /** Multiplies the limits on codes and guesses for one mail address. */
  readonly targetFactor?: number | undefined
  /** Finds the caller's address; by default that of the connection. */
  readonly addressOf?: AddressOf | undefined
}

export interface Accounts {
  /** The caller, by the headers of a request; anonymous if the session or token has ended. */
  readonly callerOf: (headers: CallerHeaders) => Promise<Caller>
  /** The ids of those of these proofs that are no longer valid. */
  readonly ended: (proofs: readonly Proof[]) => Promise<ReadonlySet<string>>
  /** A one-tap link that signs the account in at the table, without a password. */
  readonly linkTo: (account: string, match: MatchId, expires: Date) => Promise<string>
  /** Deletes expired rows; once an hour is enough. */
  sweep(): Promise<number>
  readonly routes: FastifyPluginAsyncZod
  /** Signs and encrypts what only this server may read. */
  readonly secret: string
}

export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const {
    database,
    moves = database,
    bus,
    log,
    publicUrl,
    sendMail = noMail,
    guestsPerMinute = 30,
    targetFactor = 1,
    addressOf = callerAddress(0),
  } = options
  const secret = await loadSecret(database, options.secret)
  const authOptions: AuthOptions = {
    database,
    log,
    publicUrl,
    secret,
    guestsPerMinute,
    targetFactor,
    sendMail: watchedMail(sendMail),
  }
  const auth = await authOf(authOptions)
  const asked = moves === database ? auth : await authOf({ ...authOptions, database: moves })
  const whoAsks = (headers: CallerHeaders): Promise<Caller> => readCaller(moves, asked, headers)
  return {
    secret,
    callerOf: whoAsks,
    ended: (proofs) => endedAmong(database, proofs),
    async linkTo(account, match, expires) {
      return new URL(`/l#${await signLink(secret, { account, match, expires })}`, publicUrl).href
    },
    sweep: () => sweepExpired(database),
    routes: accountRoutes({
      database,
      bus,
      auth,
      secret,
      callerOf: whoAsks,
      addressOf,
      sendMail,
      site: new URL(publicUrl).hostname,
      limitFactor: targetFactor,
    }),
  }
}

function accountRoutes(options: AccountRouteOptions): FastifyPluginAsyncZod {
  const parts = [meRoutes, signInRoutes, passkeyRoutes, sessionRoutes, tokenRoutes, linkRoutes]
  return async (app) => {
    for (const part of parts) await app.register(part(options))
  }
}

function noMail(): Promise<void> {
  return Promise.reject(problemError('unavailable', 'This server sends no mail. Set SMTP_URL, or use a passkey.'))
}

/** The ids of those of these sessions and tokens that were ended, revoked or have expired. One query for all. */
async function endedAmong({ pool }: Database, proofs: readonly Proof[]): Promise<ReadonlySet<string>> {
  const idsOf = (kind: Proof['kind']) => proofs.flatMap((proof) => (proof.kind === kind ? [proof.id] : []))
  const { rows } = await pool.query<{ id: string }>(
    `select id from unnest($1::text[]) as asked (id)
       where not exists (select from sessions s where s.id = asked.id and s.expires_at > now())
     union all
     select id from unnest($2::text[]) as asked (id)
       where not exists (select from api_tokens t where t.id = asked.id and t.enabled
         and (t.expires_at is null or t.expires_at > now()))`,
    [idsOf('session'), idsOf('token')],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Deletes expired sessions, tokens, codes and unanswered challenges. Returns the number of rows. */
async function sweepExpired({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ removed: number }>(
    `with sessions as (delete from sessions where expires_at < now() returning 1),
       tokens as (delete from api_tokens where expires_at < now() returning 1),
       codes as (delete from verifications where expires_at < now() returning 1),
       limits as (delete from address_limits where last_at < now() - interval '1 day')
     select ((select count(*) from sessions) + (select count(*) from tokens) + (select count(*) from codes))::integer
       as removed`,
  )
  return rows[0]?.removed ?? 0
}
