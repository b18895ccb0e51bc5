import type { MatchId } from '@carriage/protocol'
import type { Database } from '../platform/storage/database.ts'
import { lease, takingDue } from '../platform/storage/due-rows.ts'
import { queues } from '../platform/storage/queues.ts'
import { listDueTables } from '../play/clock/index.ts'
import { type Reminded, remindersAt } from './reminder-times.ts'

const batch = 200

export const takeRemindersStatement = takingDue(queues.reminders, { returning: 'match_id as match, sent' })

/** Puts the reminders that are due into the outbox. Any number of processes share the work. Returns how many matches were due. */
export async function remind({ pool }: Pick<Database, 'pool'>, now: number = Date.now()): Promise<number> {
  const { rows } = await pool.query<{ match: MatchId; sent: Reminded }>({
    name: 'take_reminders',
    text: takeRemindersStatement,
    values: [batch, lease],
  })
  if (rows.length === 0) return 0
  const tables = new Map(
    (
      await listDueTables(
        pool,
        rows.map(({ match }) => match),
      )
    ).map((table) => [table.match, table]),
  )
  const looks = rows.map(({ match, sent }) => {
    const table = tables.get(match)
    const { due, reminded, next } = table ? remindersAt(table, sent, now) : { due: [], reminded: {}, next: null }
    const kinds = [...Map.groupBy(due, ({ kind }) => kind)]
    const events = kinds.map(([kind, seats]) => ({ kind, seats: seats.map(({ seat }) => seat) }))
    return { match, n: table?.version ?? 0, sent: reminded, next, events }
  })
  await pool.query({ name: 'write_reminders', text: writing, values: [JSON.stringify(looks)] })
  return rows.length
}

// A row that is due again already has had a new turn meanwhile.
const writing = `
  with given as (
    select * from json_to_recordset($1) as g(match text, n integer, sent json, next float8, events json)
  ),
  written as (
    update reminders r set sent = g.sent, due_at = case when r.due_at > now() then to_timestamp(g.next / 1000) else r.due_at end
    from given g where r.match_id = g.match and g.next is not null
  ),
  gone as (
    delete from reminders r using given g where r.match_id = g.match and g.next is null and r.due_at > now()
  )
  insert into outbox (match_id, n, kind, content)
  select g.match, g.n, e.kind, json_build_object('seats', e.seats) from given g, json_to_recordset(g.events) as e(kind text, seats json)`
