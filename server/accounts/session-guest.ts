import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { problemError } from '../tables/problem-error.ts'
import type { Caller, SignedInCaller } from './caller.ts'
import { mergeGuest } from './merge.ts'

/*
 * The guest of a browser in which somebody signed in. It may be the same person or another one, so it is stored with
 * the session: its games move when the person claims them, and after signing out the browser is the guest again.
 */

interface SessionOptions {
  readonly database: Database
  readonly bus: Bus
}

/** Ends the previous session of a browser that signs in, and records its guest, if that guest has anything. */
export async function replaceSession(
  { database, bus }: SessionOptions,
  before: Caller,
  now: SignedInCaller,
): Promise<void> {
  if (before.kind === 'anonymous' || before.via !== 'session' || !before.proof || !now.proof) return
  const [old, fresh] = [before.proof.id, now.proof.id]
  if (old === fresh) return
  await inTransaction(database, async (client) => {
    await client.query(
      before.guest
        ? `insert into session_guests (session, guest) select $2, s.account from sessions s where s.id = $1
           and (exists (select from seats where account = s.account) or exists (select from boxes where account = s.account)
             or exists (select from club_members where account = s.account))`
        : 'update session_guests set session = $2 where session = $1',
      [old, fresh],
    )
    await client.query('delete from sessions where id = $1', [old])
  })
  bus.publish(`signedOut.${before.id}`, 'session')
}

export interface SessionGuest {
  readonly id: string
  readonly name: string
  readonly tables: number
  /** Whether the person is asked about it: not after they said no, nor while the guest is suspended. */
  readonly asked: boolean
}

/** The guest who used this browser before the session started, if it still exists. */
export async function readSessionGuest(
  { pool }: Pick<Database, 'pool'>,
  session: string | undefined,
): Promise<SessionGuest | undefined> {
  const { rows } = await pool.query<SessionGuest>(
    `select a.id, a.name, not g.declined and coalesce(a.suspended_until <= now(), true) as asked, (select count(*)::integer from seats s where s.account = a.id) as tables
     from session_guests g join accounts a on a.id = g.guest and a.guest where g.session = $1`,
    [session],
  )
  return rows[0]
}

/** Moves the games of the guest in this browser to the caller's account, on the person's claim. */
export async function takeGuest(options: SessionOptions, { id, proof }: SignedInCaller): Promise<void> {
  const guest = await readSessionGuest(options.database, proof?.id)
  if (!guest || !(await mergeGuest(options.database, options.bus, guest.id, id)))
    throw problemError('notFound', 'There is no guest in this browser whose games you could take over.')
}

/** Stops asking about the guest, since the person says that it was somebody else. */
export async function declineGuest({ pool }: Database, { proof }: SignedInCaller): Promise<void> {
  const { rowCount } = await pool.query('update session_guests set declined = true where session = $1', [proof?.id])
  if (rowCount === 0) throw problemError('notFound', 'There is no guest in this browser.')
}
