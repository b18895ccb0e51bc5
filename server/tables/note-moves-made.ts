import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'

/** Stores at the seats of a running match how many of its moves were not undone, and how many of them a bot made. */
export async function noteMovesMade(client: Pick<pg.ClientBase, 'query'>, match: MatchId): Promise<void> {
  await client.query({
    name: 'note_moves_made',
    text: `
      update seats s set moves = c.moves, bot_moves = c.bot_moves
      from tables t, count_moves($1, array(select o.joined_n from seats o where o.table_id = $1 order by o.seat)) c
      where t.id = $1 and t.state = 'playing' and not t.ended_by_agreement
        and s.table_id = t.id and s.seat = c.seat and s.account is not null`,
    values: [match],
  })
}
