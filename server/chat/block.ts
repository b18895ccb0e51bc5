import type { ClientBase } from 'pg'

/** Whether a person here has blocked the newcomer, or the newcomer one of them. */
export async function areApart(client: ClientBase, newcomer: string, here: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ apart: boolean }>(
    `select exists (select from silences where blocked and account = $1 and other = any ($2))
         or exists (select from silences where blocked and other = $1 and account = any ($2)) as apart`,
    [newcomer, here],
  )
  return rows[0]?.apart === true
}
