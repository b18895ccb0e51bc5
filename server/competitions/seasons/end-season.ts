import type pg from 'pg'
import { secondAccountsAmong } from '../../accounts/same-person.ts'
import type { DueSeason } from './due-season.ts'
import { openSeason } from './leagues.ts'
import { stepsAfter } from './pyramid.ts'
import { groupStandings, listSeasonGames, playedGame } from './results.ts'

interface GroupSize {
  readonly division: number
  readonly group: number
  readonly people: number
}

/** Ends a season: places, promotion and relegation, and the sign-up of the next season for everybody who stays. */
export async function endSeason(client: pg.ClientBase, season: DueSeason, now: Date): Promise<void> {
  const { id, league, number } = season
  const { rows: sizes } = await client.query<{ division: number; group: number; people: number }>(
    `select coalesce(division, 0) as division, coalesce(group_number, 0) as group, count(*)::integer as people from season_people
     where season = $1 and division is not null and group_number is not null
     group by division, group_number order by division, group_number`,
    [id],
  )
  const groups: Awaited<ReturnType<typeof finishedGroup>>[] = []
  for (const size of sizes) groups.push(await finishedGroup(client, id, size))
  for (const [at, steps] of stepsAfter(groups).entries()) {
    const group = groups[at]
    if (!group) continue
    await client.query(
      `update season_people p set place = g.place, step = g.step
       from unnest($4::smallint[], $5::smallint[]) with ordinality as g(slot, step, place)
       where p.season = $1 and p.division = $2 and p.group_number = $3 and p.slot = g.slot`,
      [id, group.division, group.group, group.people.map(({ slot }) => slot), steps],
    )
  }
  await client.query(`update seasons set state = 'over', next_check_at = null where id = $1`, [id])
  const { rowCount: goesOn } = await client.query('select from leagues where id = $1 and active', [league])
  if (goesOn === 0) return
  const next = await openSeason(client, { league, number: number + 1, signupDays: season.signupDays }, now)
  if (next === undefined) return
  // A person who finished no game plays the next season only on request.
  const present = groups.flatMap(({ division, group, people }) =>
    people.filter(({ present }) => present).map(({ slot }) => ({ division, group, slot })),
  )
  const { rows: staying } = await client.query<{ account: string }>(
    `insert into season_people (season, account, signed_at)
     select $2, p.account, $3 from season_people p
       join unnest($4::smallint[], $5::smallint[], $6::smallint[]) as g(division, group_number, slot)
         on p.division = g.division and p.group_number = g.group_number and p.slot = g.slot
       join accounts a on a.id = p.account
     where p.season = $1 and p.stays on conflict do nothing returning account`,
    [
      id,
      next,
      now,
      present.map(({ division }) => division),
      present.map(({ group }) => group),
      present.map(({ slot }) => slot),
    ],
  )
  for (const account of await secondAccountsAmong(
    client,
    staying.map(({ account }) => account),
  ))
    await client.query('delete from season_people where season = $1 and account = $2', [next, account])
}

async function finishedGroup(client: pg.ClientBase, season: number, { division, group, people }: GroupSize) {
  const games = await listSeasonGames(client, season, division, { from: group, to: group })
  // A game that was cut off was finished by nobody.
  const played = games.flatMap(playedGame).filter(({ unplaced }) => !unplaced)
  return {
    division,
    group,
    people: groupStandings(people, games).map((standing) => ({
      ...standing,
      present: played.some(({ seats, substitutes }) =>
        seats.some((person, seat) => person === standing.person && !substitutes.includes(seat)),
      ),
    })),
  }
}
