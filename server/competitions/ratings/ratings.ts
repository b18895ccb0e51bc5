import type { MatchId, PersonRating } from '@carriage/protocol'
import type pg from 'pg'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { type Skill, shownSkill, skillsAfter, unknownSkill } from './skill.ts'

/** Serialises applying and recomputing ratings, so that each result is applied once and in order. */
const lock = 4_862_190_331

interface RatedSeat {
  readonly match: MatchId
  readonly account: string
  readonly game: string
  readonly pace: string
  readonly place: number
  /** Last, whatever the result. */
  readonly last: boolean
  /** Nobody gains from it: a bot made nine tenths of its moves, or the people present ended the game. */
  readonly early: boolean
  /** The game ended before its result, so it does not rank the seats that are not last. */
  readonly unfinished: boolean
  /** The weight of the game for this person: less where the same people met in the week before. */
  readonly weight: number
}

interface StoredSkill extends Skill {
  readonly account: string
  readonly game: string
  readonly pace: string
  readonly games: number
}

type Skills = Map<string, StoredSkill>

/** Applies new results to the ratings, in the order in which they came. Returns their number. */
export async function applyRatings(database: Database, most = 100): Promise<number> {
  return inTransaction(database, async (client) => {
    await client.query('select from pg_advisory_xact_lock($1)', [lock])
    const { rows: waiting } = await client.query<{ match: MatchId }>(
      `select r.table_id as match from rated_matches r join tables t on t.id = r.table_id
       where r.applied is null order by t.ended_at, r.table_id limit $1`,
      [most],
    )
    if (waiting.length === 0) return 0
    const matches = waiting.map(({ match }) => match)
    await client.query(
      `update rated_matches r set applied = g.n + (select coalesce(max(applied), 0) from rated_matches)
       from unnest($1::text[]) with ordinality as g(id, n) where r.table_id = g.id`,
      [matches],
    )
    const seats = await ratedSeats(client, matches)
    const skills = await skillsOf(client, [...new Set(seats.map(({ account }) => account))])
    for (const changed of replay(seats, skills)) await save(client, changed)
    return matches.length
  })
}

/**
 * Recomputes all ratings from the results, in the order in which they were applied. Returns the number of wrong ones.
 */
export async function recomputeRatings(
  database: Database,
): Promise<{ readonly ratings: number; readonly wrong: number }> {
  return inTransaction(database, async (client) => {
    await client.query('select from pg_advisory_xact_lock($1)', [lock])
    const skills: Skills = new Map()
    replay(await ratedSeats(client), skills)
    const before = await skillsOf(client)
    const same = [...skills].filter(([key, skill]) => isSame(skill, before.get(key))).length
    await client.query('delete from ratings')
    for (const skill of skills.values()) await save(client, skill)
    return { ratings: skills.size, wrong: Math.max(skills.size, before.size) - same }
  })
}

/** The ratings of one account, as shown to people. */
export async function readRatings({ pool }: Pick<Database, 'pool'>, account: string): Promise<readonly PersonRating[]> {
  const { rows } = await pool.query<Omit<StoredSkill, 'account'>>({
    name: 'ratings_of',
    text: 'select game, pace, mu, sigma, games from ratings where account = $1 order by game, pace',
    values: [account],
  })
  return rows.map(({ game, pace, games, ...skill }) => ({ game, pace, games, ...shownSkill(skill) }))
}

/** Replays results, one match after another, and returns the ratings that changed. */
function replay(seats: readonly RatedSeat[], skills: Skills): readonly StoredSkill[] {
  const changed: Skills = new Map()
  for (const match of Map.groupBy(seats, (seat) => seat.match).values()) {
    const before = match.map((seat) => skills.get(keyOf(seat)) ?? { ...unknownSkill, games: 0 })
    const after = skillsOfMatch(match, before)
    for (const [at, seat] of match.entries()) {
      const { account, game, pace } = seat
      const skill = { account, game, pace, ...(after[at] ?? unknownSkill), games: (before[at]?.games ?? 0) + 1 }
      skills.set(keyOf(seat), skill)
      changed.set(keyOf(seat), skill)
    }
  }
  return [...changed.values()]
}

/**
 * A seat that was abandoned in its first tenth loses as in any game; the others are rated as if it had not taken part.
 */
function skillsOfMatch(match: readonly RatedSeat[], before: readonly Skill[]): readonly Skill[] {
  const stayed = [...match.keys()].filter((at) => !match[at]?.early)
  const whole = skillsAfter(
    before,
    match.map(({ place }) => place),
  )
  const among =
    stayed.length === match.length
      ? whole
      : stayed.length > 1
        ? skillsAfter(
            stayed.map((at) => before[at] ?? unknownSkill),
            stayed.map((at) => match[at]?.place ?? 1),
          )
        : []
  const lasts = stayed.filter((at) => match[at]?.last).map((at) => before[at] ?? unknownSkill)
  return match.map(({ early, last, unfinished, weight }, at) => {
    const old = before[at] ?? unknownSkill
    const stayedOn = unfinished ? beyond(old, lasts) : among[stayed.indexOf(at)]
    const changed = early || (unfinished && last) ? whole[at] : stayedOn
    return towards(old, changed ?? old, weight)
  })
}

/** The skill after placing before these, where the game ranks nobody else. */
function beyond(skill: Skill, lasts: readonly Skill[]): Skill | undefined {
  return lasts.length === 0 ? undefined : skillsAfter([skill, ...lasts], [1, ...lasts.map(() => 2)])[0]
}

function towards(from: Skill, to: Skill, weight: number): Skill {
  return { mu: from.mu + (to.mu - from.mu) * weight, sigma: from.sigma + (to.sigma - from.sigma) * weight }
}

/**
 * Seats of rated matches in the order in which their results are applied. If two people met in the same game and pace
 * within the week before, the game counts half for them, then a quarter and so on; at larger tables the mean over all
 * opponents.
 */
async function ratedSeats(client: pg.ClientBase, matches?: readonly MatchId[]): Promise<readonly RatedSeat[]> {
  const { rows } = await client.query<RatedSeat>(
    `select f.table_id as match, f.account, f.game, f.pace,
       case when counts_last(s) then f.seats + 1 when t.ended_by_agreement then 1 else f.place end as place,
       counts_last(s) as last, t.ended_by_agreement as unfinished,
       counts_last(s) and (coalesce(s.bot_moves * 10 > s.moves * 9, false) or t.ended_by_agreement
         and not exists (select from tournament_games c where c.table_id = f.table_id and c.no_points is not null)) as early,
       (select coalesce(avg(power(0.5, met.times)), 1)::float8 from finished_seats o, lateral (
         select count(*) as times from finished_seats g
           join finished_seats h on h.table_id = g.table_id and h.account = o.account
           join rated_matches q on q.table_id = g.table_id and q.applied < r.applied
         where g.account = f.account and g.game = f.game and g.pace = f.pace
           and g.ended_at > f.ended_at - interval '7 days' and g.ended_at < f.ended_at + interval '7 days') met
         where o.table_id = f.table_id and o.account <> f.account) as weight
     from rated_matches r join finished_seats f on f.table_id = r.table_id
       join seats s on s.table_id = f.table_id and s.seat = f.seat join tables t on t.id = f.table_id
     where r.applied is not null and ($1::text[] is null or r.table_id = any($1))
     order by r.applied, f.seat`,
    [matches],
  )
  return rows
}

async function skillsOf(client: pg.ClientBase, accounts?: readonly string[]): Promise<Skills> {
  const { rows } = await client.query<StoredSkill>(
    `select account, game, pace, mu, sigma, games from ratings where $1::text[] is null or account = any($1)`,
    [accounts],
  )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

async function save(client: pg.ClientBase, { account, game, pace, mu, sigma, games }: StoredSkill): Promise<void> {
  await client.query(
    `insert into ratings (account, game, pace, mu, sigma, games) values ($1, $2, $3, $4, $5, $6)
     on conflict (account, game, pace) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,
    [account, game, pace, mu, sigma, games],
  )
}

function keyOf({ account, game, pace }: Pick<RatedSeat, 'account' | 'game' | 'pace'>): string {
  return `${account} ${game} ${pace}`
}

function isSame(one: StoredSkill, other: StoredSkill | undefined): boolean {
  return one.mu === other?.mu && one.sigma === other.sigma && one.games === other.games
}
