import { type Acquaintance, followsAtMost } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { type Listing, newestFirst, problemError } from '../../tables/index.ts'
import { areApart } from '../chat/block.ts'
import type { KnownPerson } from '../chat/mute.ts'
import { readContactSettings } from './contact-settings.ts'

/** Follows a person. The detail does not reveal whether a setting or a block forbids it. */
export async function followPerson(database: Database, me: string, other: KnownPerson): Promise<void> {
  await inTransaction(database, async (client) => {
    // The lock serialises concurrent requests, so that each counts the others.
    await client.query('select from accounts where id = $1 for update', [me])
    const { whoMayFollow } = await readContactSettings(client, other.account)
    if (whoMayFollow === 'nobody' || (await areApart(client, me, [other.account])))
      throw problemError('conflict', 'You can’t follow this player.')
    const { rowCount } = await client.query(
      `insert into follows (account, other)
         select $1, $2 where (select count(*) from follows where account = $1 and other <> $2) < $3
       on conflict (account, other) do update set account = excluded.account`,
      [me, other.account, followsAtMost],
    )
    if (rowCount === 0)
      throw problemError('tooMany', `You already follow ${followsAtMost} people. Unfollow somebody first.`)
  })
}

export async function unfollow({ pool }: Database, me: string, other: string): Promise<void> {
  await pool.query('delete from follows where account = $1 and other = $2', [me, other])
}

/** People whom I follow and the latest who follow me, by name. */
export async function listAcquaintances({ pool }: Database, me: string): Promise<readonly Acquaintance[]> {
  const { rows } = await pool.query<Acquaintance>({
    name: 'acquaintances',
    text: `
      with mine as (select other as account from follows where account = $1),
        theirs as (select account from follows where other = $1 order by followed_at desc, account limit $2),
        known as (
          select account, account in (select account from mine) as following,
            exists (select from follows f where f.account = k.account and f.other = $1) as follower
          from (select account from mine union select account from theirs) k
        )
      select k.account, a.name, k.following, k.follower,
        exists (select from presences p where p.account = k.account and p.at > now() - interval '3 minutes')
          and case coalesce(r.show_presence, 'friends')
            when 'followers' then k.following when 'friends' then k.following and k.follower else false end as here
      from known k join accounts a on a.id = k.account left join contact_settings r on r.account = k.account
      order by lower(a.name), k.account`,
    values: [me, followsAtMost],
  })
  return rows
}

/** Open running tables with a person whom the account follows. */
export function tablesOfFollowed(account: string): Listing {
  // Found first, so that not all open tables are scanned for a person with few followed people.
  const where = `from tables t where t.state = 'playing' and t.visibility = 'open' and t.id = any(array(
    select s.table_id from follows f join seats s on s.account = f.other and s.state = 'playing' where f.account = $4))`
  return newestFirst('followed', where, 't.started_at', 't.id', account)
}
