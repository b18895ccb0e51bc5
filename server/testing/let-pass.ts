import type { MatchId } from '@carriage/protocol'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'

/** Lets milliseconds pass at a table, by making all its times older. */
export async function letPass(
  { database, bus }: { readonly database: Pick<Database, 'pool'>; readonly bus?: Bus },
  match: MatchId,
  milliseconds: number,
): Promise<void> {
  const older = (column: string) => `${column} = ${column} - $2 * interval '1 millisecond'`
  for (const statement of [
    `update match_heads set clock = (clock::jsonb || jsonb_build_object('at', (clock->>'at')::float8 - $2)
       || case when clock->'since' is null then '{}' else jsonb_build_object('since',
         (select coalesce(jsonb_agg(each::text::float8 - $2), '[]') from jsonb_array_elements(clock::jsonb->'since') each)) end)::json
     where match_id = $1 and clock is not null`,
    `update deadlines set ${older('due_at')} where match_id = $1`,
    `update moves set ${older('at')} where match_id = $1`,
    `update premoves set ${older('saved_at')} where match_id = $1`,
    `update seats set ${older('returned_at')}, ${older('replaced_since')} where table_id = $1`,
    `update tables set ${older('started_at')} where id = $1`,
  ])
    await database.pool.query(statement, [match, milliseconds])
  // A process that has the match in memory reads its clock again.
  bus?.publish(`table.${match}`, 'released')
}

/** The same for whole days, which also pass for the sleep and the holidays of its people. */
export async function letDaysPass(
  server: { readonly database: Pick<Database, 'pool'>; readonly bus?: Bus },
  match: MatchId,
  days: number,
): Promise<void> {
  const milliseconds = days * 86_400_000
  const moved = (key: string) => `'${key}', ((h->>'${key}')::date - $2::integer)::text`
  await server.database.pool.query(
    `update time_settings t set
       holidays = (select coalesce(json_agg(json_build_object(${moved('from')}, ${moved('to')})), '[]')
         from json_array_elements(t.holidays) h),
       earlier = (select coalesce(jsonb_agg(e || jsonb_build_object('until', (e->>'until')::float8 - $3) order by n), '[]')
         from jsonb_array_elements(t.earlier) with ordinality as g(e, n))
     where account in (select account from seats where table_id = $1)`,
    [match, days, milliseconds],
  )
  await letPass(server, match, milliseconds)
}
