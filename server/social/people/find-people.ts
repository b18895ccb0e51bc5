import type { FoundPerson } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'

const foundAtMost = 20

/** People whose names begin so, but for oneself, those who hide their profile, and those who are apart from one. */
export async function findPeople({ pool }: Database, me: string, name: string): Promise<readonly FoundPerson[]> {
  const start = name.toLowerCase()
  const { rows } = await pool.query<FoundPerson>({
    name: 'find-people',
    // As a range and not with LIKE, which finds no index where the text is not known to the plan.
    text: `select a.id as account, a.name, a.guest from accounts a
      where not a.hidden and lower(a.name) ~>=~ $2 and lower(a.name) ~<~ $3 and a.id <> $1
        and not exists (select from mutes s where s.blocked and s.account = $1 and s.other = a.id)
        and not exists (select from mutes s where s.blocked and s.account = a.id and s.other = $1)
      order by lower(a.name) using ~<~, a.id limit $4`,
    values: [me, start, `${start}\u{10ffff}`, foundAtMost],
  })
  return rows
}
