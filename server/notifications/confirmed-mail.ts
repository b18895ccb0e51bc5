import type { Database } from '../platform/storage/database.ts'

/** The e-mail address that the account's holder has confirmed; undefined if there is none. */
export async function confirmedMail({ pool }: Database, account: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ email: string }>('select email from accounts where id = $1 and email_verified', [
    account,
  ])
  return rows[0]?.email
}
