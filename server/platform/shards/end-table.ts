import type { MatchId } from '@carriage/protocol'
import { noteMovesMade } from './note-moves-made.ts'
import { type Queryable, storesOf } from './stores.ts'

/** Notes the end of a match of another store at its table, for lists, histories and ratings. Repeating it changes nothing. */
export async function endTable(
  home: Queryable,
  { match, at, result }: { readonly match: MatchId; readonly at: Date; readonly result: string },
): Promise<void> {
  // Where a statement of the home store sees no moves.
  if (!storesOf(home).isHome(match)) await noteMovesMade(home, match)
  await home.query({
    name: 'end_table',
    text: `update tables set state = 'over', ended_at = $2, result = $3 where id = $1 and state = 'playing'`,
    values: [match, at, result],
  })
}
