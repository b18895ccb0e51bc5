import type { ContactSettings } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'

const usual: ContactSettings = { follow: 'anybody', seen: 'friends', invite: 'anybody' }

/** How others reach an account. */
export async function readContactSettings(
  client: Pick<Database['pool'], 'query'>,
  account: string,
): Promise<ContactSettings> {
  const { rows } = await client.query<ContactSettings>(
    'select follow, seen, invite from contact_settings where account = $1',
    [account],
  )
  return rows[0] ?? usual
}

export async function saveContactSettings(
  database: Database,
  account: string,
  { follow, seen, invite }: ContactSettings,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(
      `insert into contact_settings (account, follow, seen, invite) values ($1, $2, $3, $4)
       on conflict (account) do update set follow = $2, seen = $3, invite = $4`,
      [account, follow, seen, invite],
    )
    if (seen === 'nobody') await client.query('delete from presences where account = $1', [account])
  })
}

/** Notes that a person has a page open, unless nobody is to see it. */
export async function recordPresence({ pool }: Database, account: string): Promise<void> {
  await pool.query(
    `insert into presences (account)
       select $1 where not exists (select from contact_settings where account = $1 and seen = 'nobody')
     on conflict (account) do update set at = now()`,
    [account],
  )
}

/** Whether two people follow each other. */
async function areFriends(client: Pick<Database['pool'], 'query'>, one: string, other: string): Promise<boolean> {
  const { rows } = await client.query<{ friends: boolean }>(
    `select exists (select from follows where account = $1 and other = $2)
        and exists (select from follows where account = $2 and other = $1) as friends`,
    [one, other],
  )
  return rows[0]?.friends === true
}

/** Whether the account lets this inviter ask it to a table. */
export async function takesInvitations(
  client: Pick<Database['pool'], 'query'>,
  account: string,
  inviter: string,
): Promise<boolean> {
  const { invite } = await readContactSettings(client, account)
  return invite === 'anybody' || (invite === 'friends' && (await areFriends(client, account, inviter)))
}
