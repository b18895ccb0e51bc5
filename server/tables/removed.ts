import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { ProblemError } from './problem-error.ts'

/** Whether the host removed the person from this table, and nobody has invited them since. */
export async function isRemoved(client: pg.ClientBase, id: MatchId, account: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from invitations where table_id = $1 and account = $2 and answer = 'removed'`,
    [id, account],
  )
  return rowCount === 1
}

export async function needNotRemoved(client: pg.ClientBase, id: MatchId, account: string): Promise<void> {
  if (await isRemoved(client, id, account))
    throw new ProblemError({
      code: 'forbidden',
      detail: 'The host has removed you from this table.',
      facts: { reason: 'removed' },
    })
}
