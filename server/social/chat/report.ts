import type { MatchId, NewReport, PersonReport } from '@carriage/protocol'
import { beyondLimit } from '../../accounts/account-limits.ts'
import type { Database } from '../../platform/storage/database.ts'
import type { KnownPerson } from './mute.ts'

/** Lines before and after that are stored with a report. */
const around = 20

/** Stores a report with the lines around it, as they are now. Returns its id. */
export async function report(
  { pool }: Database,
  reporter: string,
  reported: KnownPerson,
  match: MatchId,
  { who, reason, note }: NewReport,
  most: number,
): Promise<string> {
  const line = 'line' in who ? who.line : null
  const { rows } = await pool.query<{ id: string }>(
    `with today as (select count(*) as count from reports where reporter = $1 and at > now() - interval '1 day'),
     near as (
       (select * from chat_lines where match_id = $3 and ($4::bigint is null or id <= $4) order by id desc limit $7 + 1)
       union all
       (select * from chat_lines where match_id = $3 and id > $4 order by id limit $7)
     ),
     said as (
       select coalesce(json_agg(json_build_object('id', id, 'account', account, 'seat', seat, 'name', name, 'text', text,
         'at', at) order by id), '[]') as lines from near
     ),
     sat as (
       select coalesce(json_agg(json_build_object('seat', seat, 'account', account, 'name', name) order by seat), '[]')
         as seats from seats where table_id = $3
     )
     insert into reports (reporter, reported, match_id, line, reason, note, context)
     select $1, $2, $3, $4, $5, $6, json_build_object('name', $9::text, 'lines', said.lines, 'seats', sat.seats)
     from today, said, sat where today.count < $8
     returning id`,
    [reporter, reported.account, match, line, reason, note, around, most, reported.name],
  )
  const [row] = rows
  if (!row) throw await tooMany(pool, reporter, most)
  return row.id
}

/** Stores a report about a person without a shared table: `match_id` is empty. Returns its id. */
export async function reportPerson(
  { pool }: Database,
  reporter: string,
  reported: KnownPerson,
  { reason, note }: PersonReport,
  most: number,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with today as (select count(*) as count from reports where reporter = $1 and at > now() - interval '1 day')
     insert into reports (reporter, reported, match_id, reason, note, context)
     select $1, $2, '', $3, $4, json_build_object('name', $6::text, 'lines', '[]'::json, 'seats', '[]'::json)
     from today where today.count < $5 returning id`,
    [reporter, reported.account, reason, note, most, reported.name],
  )
  const [row] = rows
  if (!row) throw await tooMany(pool, reporter, most)
  return row.id
}

async function tooMany(pool: Database['pool'], reporter: string, most: number): Promise<Error> {
  const { rows } = await pool.query<{ again: Date | null }>(
    `select min(at) + interval '1 day' as again from reports where reporter = $1 and at > now() - interval '1 day'`,
    [reporter],
  )
  return beyondLimit('reports', most, rows[0]?.again ?? null, `At most ${most} reports a day.`)
}
