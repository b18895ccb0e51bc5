import type pg from 'pg'
import { needOtherPeople } from '../accounts/same-person.ts'
import { problemError } from '../tables/problem-error.ts'

interface Replacement {
  readonly leaves: string
  readonly comes: string
  /** Everybody who has a place. */
  readonly people: readonly string[]
  /** In a rated competition everybody plays with one account. */
  readonly rated: boolean
}

/**
 * Refuses a replacement who has a place in the competition already or has no lasting account. In a rated competition it
 * also refuses a second account of any player, the one who leaves included.
 */
export async function needReplacement(
  client: pg.ClientBase,
  { leaves, comes, people, rated }: Replacement,
): Promise<void> {
  if (!people.includes(leaves)) throw problemError('notFound', 'The player to be replaced is not signed up here.')
  if (leaves === comes) throw problemError('conflict', 'A player can’t replace themselves.')
  if (people.includes(comes)) throw problemError('conflict', 'The replacement is already signed up here.')
  // An account that is deleted in the meantime must not reappear.
  const { rowCount } = await client.query('select from accounts where id = $1 and not guest for share', [comes])
  if (rowCount !== 1) throw problemError('notFound', 'The replacement has no registered account.')
  if (rated) await needOtherPeople(client, comes, people)
}
