import type { ContactSettings } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'

const usual: ContactSettings = { whoMayFollow: 'anybody', showPresence: 'friends', whoMayInvite: 'anybody' }

export async function readContactSettings(
  client: Pick<Database['pool'], 'query'>,
  account: string,
): Promise<ContactSettings> {
  const { rows } = await client.query<ContactSettings>(
    `select who_may_follow as "whoMayFollow", show_presence as "showPresence", who_may_invite as "whoMayInvite"
     from contact_settings where account = $1`,
    [account],
  )
  return rows[0] ?? usual
}

export async function saveContactSettings(
  database: Database,
  account: string,
  { whoMayFollow, showPresence, whoMayInvite }: ContactSettings,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(
      `insert into contact_settings (account, who_may_follow, show_presence, who_may_invite) values ($1, $2, $3, $4)
       on conflict (account) do update set who_may_follow = $2, show_presence = $3, who_may_invite = $4`,
      [account, whoMayFollow, showPresence, whoMayInvite],
    )
    if (showPresence === 'nobody') await client.query('delete from presences where account = $1', [account])
  })
}

/** Records that a person has a page open, unless their settings hide it. */
export async function recordPresence({ pool }: Database, account: string): Promise<void> {
  await pool.query(
    `insert into presences (account)
       select $1 where not exists (select from contact_settings where account = $1 and show_presence = 'nobody')
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

/** Whether the account accepts invitations of this inviter. */
export async function takesInvitations(
  client: Pick<Database['pool'], 'query'>,
  account: string,
  inviter: string,
): Promise<boolean> {
  const { whoMayInvite } = await readContactSettings(client, account)
  return whoMayInvite === 'anybody' || (whoMayInvite === 'friends' && (await areFriends(client, account, inviter)))
}
