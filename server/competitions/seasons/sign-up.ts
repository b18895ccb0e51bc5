import type pg from 'pg'
import { needOtherPeople } from '../../accounts/same-person.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { problemError } from '../../tables/index.ts'

/** Signs a person up for the next season of a league, or changes whether they also play the ones after it. */
export async function signUp(
  database: Database,
  league: string,
  account: string,
  { stays, now }: { readonly stays: boolean; readonly now: Date },
): Promise<void> {
  await inTransaction(database, async (client) => {
    const { id: season, state } = await latestSeason(client, league)
    if (state !== 'signup') return changeStay(client, season, account, stays)
    await needOtherPeople(client, account, await peopleOf(client, season))
    // An account that is deleted in the meantime must not reappear.
    const { rowCount } = await client.query(
      `insert into season_people (season, account, stays, signed_at)
       select $1, id, $3, $4 from accounts where id = $2 and not guest for share
       on conflict (season, account) do update set stays = excluded.stays`,
      [season, account, stays, now],
    )
    if (rowCount !== 1) throw problemError('forbidden', 'Seasons require a registered account.')
  })
}

/** Removes the person from the sign-up, or from future seasons if one is running. */
export async function signOff(database: Database, league: string, account: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(
      `update season_people p set stays = false from seasons s
       where s.league = $1 and s.state in ('starting', 'playing') and p.season = s.id and p.account = $2`,
      [league, account],
    )
    const { rows } = await client.query<{ id: number }>(
      `select id from seasons where league = $1 and state = 'signup' for share`,
      [league],
    )
    for (const { id } of rows)
      await client.query('delete from season_people where season = $1 and account = $2', [id, account])
  })
}

/** During a season its players can choose whether they play the next one. */
async function changeStay(client: pg.ClientBase, season: number, account: string, stays: boolean): Promise<void> {
  const { rowCount } = await client.query(
    `update season_people p set stays = $3 from seasons s
     where s.id = $1 and s.state in ('starting', 'playing') and p.season = s.id and p.account = $2`,
    [season, account, stays],
  )
  if (rowCount !== 1) throw problemError('conflict', 'Sign-up has ended. It opens again after this season.')
}

async function peopleOf(client: pg.ClientBase, season: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ account: string }>('select account from season_people where season = $1', [
    season,
  ])
  return rows.map(({ account }) => account)
}

/**
 * The latest season of a league, locked: nobody else signs up, and it does not advance, before the transaction ends.
 */
async function latestSeason(client: pg.ClientBase, league: string): Promise<{ id: number; state: string }> {
  const { rows } = await client.query<{ id: number; state: string }>(
    'select id, state from seasons where league = $1 order by number desc limit 1 for update',
    [league],
  )
  const [season] = rows
  if (!season) throw problemError('notFound', 'League not found.')
  return season
}
