import type { MatchId } from '@carriage/protocol'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { letPass } from './let-pass.ts'

/**
 * Lets whole hours pass at these tables and for everybody at this site: clocks, deadlines and notifications get older, and the
 * hours of sleep come nearer.
 */
export async function letHoursPass(
  server: { readonly database: Pick<Database, 'pool'>; readonly bus?: Bus },
  matches: readonly MatchId[],
  hours: number,
): Promise<void> {
  for (const match of matches) await letPass(server, match, hours * 3_600_000)
  for (const statement of [
    `update notifications set due_at = due_at - $1 * interval '1 hour'`,
    `update reminders set due_at = due_at - $1 * interval '1 hour',
       sent = (select coalesce(json_object_agg(key, value::jsonb || jsonb_build_object('since', (value ->> 'since')::float8 - $1 * 3600000)), '{}')
         from json_each(sent))`,
    `update outbox set at = at - $1 * interval '1 hour'`,
    `update notification_channels set digested_at = digested_at - $1 * interval '1 hour'`,
    `update notification_settings set digest_hour = (digest_hour - $1::integer % 24 + 24) % 24`,
    `update time_settings set sleep_from = sleep_from - $1 * interval '1 hour', sleep_to = sleep_to - $1 * interval '1 hour'`,
  ])
    await server.database.pool.query(statement, [hours])
}
