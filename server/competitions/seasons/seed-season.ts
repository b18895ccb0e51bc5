import type pg from 'pg'
import { secondAccountsAmong } from '../../accounts/same-person.ts'
import { unknownSkill } from '../ratings/skill.ts'
import { groupDesign } from './design.ts'
import type { DueSeason } from './due-season.ts'
import { pyramidOf } from './pyramid.ts'

interface SeededPerson {
  readonly account: string
  readonly rating: number
  /** Where the last season placed the person; null for a newcomer. */
  readonly earned: number | null
}

const day = 86_400_000

/**
 * Ends the sign-up: puts everybody into divisions and groups, and plans the games. With too few people the sign-up is
 * extended by its length.
 */
export async function seedSeason(client: pg.ClientBase, season: DueSeason, now: Date): Promise<void> {
  const { id, seats } = season
  // A person suspended since then starts no games.
  await client.query(
    `delete from season_people p using accounts a
     where p.season = $1 and a.id = p.account and a.suspended_until > now()`,
    [id],
  )
  // Two accounts of one person may have become known since the sign-up.
  const { rows: people } = await client.query<{ account: string }>(
    'select account from season_people where season = $1',
    [id],
  )
  const second = await secondAccountsAmong(
    client,
    people.map(({ account }) => account),
  )
  await client.query('delete from season_people where season = $1 and account = any ($2)', [id, second])
  const entrants = await entrantsOf(client, season)
  if (entrants.length < seats) {
    const ends = new Date(now.getTime() + season.signupDays * day)
    await client.query('update seasons set signup_ends = $2, next_check_at = $2 where id = $1', [id, ends])
    return
  }
  for (const { division, group, people } of pyramidOf(seats, entrants)) {
    await client.query(
      `update season_people p set division = $2, group_number = $3, slot = g.n - 1
       from unnest($4::text[]) with ordinality as g(account, n) where p.season = $1 and p.account = g.account`,
      [id, division, group, people.map(({ account }) => account)],
    )
    for (const [number, slots] of groupDesign(seats, people.length).games.entries())
      await client.query(
        'insert into season_games (season, division, group_number, number, slots) values ($1, $2, $3, $4, $5)',
        [id, division, group, number + 1, slots],
      )
  }
  const ends = new Date(now.getTime() + season.seasonDays * day)
  await client.query(`update seasons set state = 'starting', ends_at = $2, next_check_at = $3 where id = $1`, [
    id,
    ends,
    now,
  ])
}

/** By the division of each after the last season, newcomers last; then by rating, then by sign-up. */
async function entrantsOf(
  client: pg.ClientBase,
  { id, league, number, game }: DueSeason,
): Promise<readonly SeededPerson[]> {
  const { rows } = await client.query<SeededPerson>(
    `select p.account, coalesce(r.mu, $5) as rating, b.division - b.step as earned
     from season_people p
       left join ratings r on r.account = p.account and r.game = $4 and r.pace = 'slow'
       left join seasons before on before.league = $2 and before.number = $3 - 1
       left join season_people b on b.season = before.id and b.account = p.account
     where p.season = $1 order by earned nulls last, rating desc, p.signed_at, p.account`,
    [id, league, number, game, unknownSkill.mu],
  )
  return rows
}
