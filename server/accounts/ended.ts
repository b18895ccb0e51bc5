import type { Database } from '../platform/storage/database.ts'
import type { Proof } from './caller.ts'

/** Of these sessions and tokens, the ids of those that were ended, revoked or have expired. One question for all. */
export async function endedAmong({ pool }: Database, proofs: readonly Proof[]): Promise<ReadonlySet<string>> {
  const idsOf = (kind: Proof['kind']) => proofs.flatMap((proof) => (proof.kind === kind ? [proof.id] : []))
  const { rows } = await pool.query<{ id: string }>(
    `select id from unnest($1::text[]) as asked (id)
       where not exists (select from sessions s where s.id = asked.id and s.expires_at > now())
     union all
     select id from unnest($2::text[]) as asked (id)
       where not exists (select from api_tokens t where t.id = asked.id and t.enabled
         and (t.expires_at is null or t.expires_at > now()))`,
    [idsOf('session'), idsOf('token')],
  )
  return new Set(rows.map(({ id }) => id))
}
