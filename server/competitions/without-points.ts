import type { Clock, MatchId, Pace } from '@carriage/protocol'
import type pg from 'pg'
import { ranLongest } from '../play/clock/index.ts'
import { readPlayers } from '../play/matches/players.ts'
import { seatsIn } from '../play/matches/seat-bits.ts'
import { noteMovesMade } from '../tables/note-moves-made.ts'

/**
 * The seats of an unfinished game that get no points: they count as last, or their clock ran longest. Otherwise a
 * losing player would only have to wait.
 */
export async function seatsWithoutPoints(client: pg.ClientBase, match: MatchId, now: Date): Promise<readonly number[]> {
  await noteMovesMade(client, match)
  const { rows } = await client.query<{ seat: number }>(
    'select s.seat from seats s where s.table_id = $1 and counts_last(s)',
    [match],
  )
  const seats = [...rows.map(({ seat }) => seat), ...(await longestAt(client, match, now))]
  return [...new Set(seats)].toSorted((one, other) => one - other)
}

/** While a match is in quarantine its clocks stop, since the fault is ours. */
async function longestAt(client: pg.ClientBase, match: MatchId, now: Date): Promise<readonly number[]> {
  const { rows } = await client.query<{ clock: Clock | null; pace: Pace; waiting: number; halted: boolean }>(
    `select h.clock, m.pace, h.waiting, q.match_id is not null as halted
     from match_heads h join matches m on m.id = h.match_id left join quarantines q on q.match_id = m.id
     where m.id = $1`,
    [match],
  )
  const [head] = rows
  if (!head?.clock || head.pace.kind === 'none') return []
  const { clock, pace, waiting, halted } = head
  const at = halted ? clock.at : Math.max(clock.at, now.getTime())
  const players = await readPlayers(client, match)
  return ranLongest(clock, pace, { ...players, at, decided: undefined, waited: seatsIn(waiting), running: [] })
}
