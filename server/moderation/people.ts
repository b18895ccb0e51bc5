import type { ModeratedPerson, ModerationFile } from '@carriage/protocol'
import type { Database } from '../platform/storage/database.ts'
import { problemError } from '../tables/problem-error.ts'
import { reportsAbout } from './reports.ts'
import { readSanctions } from './sanctions.ts'

interface Row {
  readonly account: string
  readonly name: string
  readonly guest: boolean
  readonly email: string | null
  readonly created_at: Date
  readonly suspended_until: Date | null
  readonly reports: number
  readonly sanctions: number
}

const columns = `a.id as account, a.name, a.guest, case when a.email_verified then a.email end as email, a.created_at,
  case when a.suspended_until > now() then a.suspended_until end as suspended_until,
  (select count(*)::integer from reports r where r.reported = a.id) as reports,
  (select count(*)::integer from sanctions m where m.account = a.id) as sanctions`

function personOf({ created_at, suspended_until, ...row }: Row): ModeratedPerson {
  return {
    ...row,
    createdAt: created_at.toISOString(),
    suspendedUntil: suspended_until?.toISOString() ?? null,
  }
}

/** People by the beginning of their name, their whole mail address or their account id. */
export async function searchPeople({ pool }: Database, search: string): Promise<readonly ModeratedPerson[]> {
  const start = search.toLowerCase()
  const { rows } = await pool.query<Row>(
    `select ${columns} from accounts a where a.id in (
       select id from accounts where id = $1
       union all select id from accounts where email = lower($1) and email_verified
       union all (select id from accounts where not hidden and lower(name) ~>=~ $2 and lower(name) ~<~ $3
         order by lower(name) using ~<~, id limit 20)
       union all (select id from accounts where hidden and lower(name) ~>=~ $2 and lower(name) ~<~ $3
         order by lower(name) using ~<~, id limit 20)
     ) order by lower(a.name), a.id limit 20`,
    // As ranges, so that each can use its index: the planner cannot use one for a prefix given as a parameter.
    [search, start, `${start}\u{10ffff}`],
  )
  return rows.map(personOf)
}

export async function readModerationFile(database: Database, account: string): Promise<ModerationFile> {
  const { rows } = await database.pool.query<Row>(`select ${columns} from accounts a where a.id = $1`, [account])
  const [row] = rows
  if (!row) throw problemError('notFound', 'Player not found.')
  return {
    person: personOf(row),
    sanctions: await readSanctions(database, account),
    reports: await reportsAbout(database, account),
  }
}
