import type { MatchId } from '@carriage/protocol'
import { inStoreOf } from './in-store.ts'
import type { Queryable } from './stores.ts'

/**
 * Notes at the seats of a running match how many of its moves stand until now, and how many of them a bot made. They are
 * counted in the store that has them.
 */
export async function noteMovesMade(home: Queryable, match: MatchId): Promise<void> {
  const { rows: seats } = await home.query<{ since: number }>({
    name: 'seats_since',
    text: `
      select s.joined_n as since from seats s join tables t on t.id = s.table_id
      where t.id = $1 and t.state = 'playing' and not t.ended_by_agreement order by s.seat`,
    values: [match],
  })
  if (seats.length === 0) return
  const { rows: made } = await inStoreOf(home, match, (store) =>
    store.query<{ seat: number; moves: number; bot: number }>({
      name: 'count_moves',
      text: 'select seat, moves, bot_moves as bot from count_moves($1, $2)',
      values: [match, seats.map(({ since }) => since)],
    }),
  )
  await home.query({
    name: 'note_moves_made',
    text: `
      update seats s set moves = g.moves, bot_moves = g.bot
      from unnest($2::smallint[], $3::integer[], $4::integer[]) as g(seat, moves, bot)
      where s.table_id = $1 and s.seat = g.seat and s.account is not null`,
    values: [match, made.map(({ seat }) => seat), made.map(({ moves }) => moves), made.map(({ bot }) => bot)],
  })
}
