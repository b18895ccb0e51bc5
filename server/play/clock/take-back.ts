import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { ProblemError } from '../../tables/problem-error.ts'
import { listDueTables } from './deadlines.ts'
import { hasTimeToReturn } from './due-actions.ts'
import { mostReturns } from './returning.ts'

type Pool = Pick<pg.Pool, 'query'>

/** Whether the results at a table `t` change ratings or standings. */
const counts = `(t.rated or exists (select from tournament_games g where g.table_id = t.id)
  or exists (select from season_games g where g.table_id = t.id))`

/** SQL for a seat `s` of a table `t`: how often its owner can still return; null for any number. */
export const returnsLeft = `case when ${counts} then greatest(0, ${mostReturns} - s.returns) end`

/** Takes a seat back from a bot for its owner, who makes a move. Returns whether that was possible. */
export async function takeBackByMove(pool: Pool, match: MatchId, seat: Seat): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'take_back_by_move',
    text: `update seats s set replaced = false, returns = s.returns + 1, replaced_since = null from tables t
      where ${isReplaced} and s.seat = $2`,
    values: [match, seat],
  })
  return rowCount === 1
}

/**
 * Takes the seat of an account back from a bot. There must be time for it: the bot has moved, or the time of the seat
 * had not run out after all. The time of absence remains until the owner moves. Returns whether a bot had the seat.
 */
export async function takeSeatBack(pool: Pool, match: MatchId, account: string, now = Date.now()): Promise<boolean> {
  const { rows } = await pool.query<{ seat: Seat; returns: number; left: number | null }>({
    name: 'replaced_seat',
    text: `select s.seat, s.returns, ${returnsLeft} as left from seats s join tables t on t.id = s.table_id
      where s.table_id = $1 and s.account = $2 and s.state = 'playing' and s.replaced and not s.resigned`,
    values: [match, account],
  })
  const [own] = rows
  if (!own) return false
  if (own.left === 0) throw noReturns()
  const [table] = await listDueTables(pool, [match])
  const rest = table?.waiting.find(({ seat }) => seat === own.seat)?.rest ?? null
  if (table && !hasTimeToReturn({ seat: own.seat, rest }, table, now)) throw botFirst()
  const { rowCount } = await pool.query({
    name: 'take_back',
    text: `
      with back as (
        update seats s set replaced = false, returns = s.returns + 1 from tables t
        where ${isReplaced} and s.account = $2 and s.returns = $3
        returning s.table_id, t.pace ->> 'kind' as pace),
      reminded as (
        insert into reminders (match_id, due_at) select table_id, now() from back where pace = 'slow'
        on conflict (match_id) do update set due_at = least(reminders.due_at, excluded.due_at))
      select from back`,
    values: [match, account, own.returns],
  })
  return rowCount === 1
}

/** After the end it remains: ratings depend on who had the seat then. */
const isReplaced = `s.table_id = $1 and t.id = s.table_id and s.state = 'playing' and s.replaced and not s.resigned
  and ${returnsLeft} is distinct from 0`

/** The owner of a replaced seat has moved, and is no longer shown as away. */
export async function noteMoved(pool: Pool, match: MatchId, seat: Seat): Promise<void> {
  await pool.query({
    name: 'owner_moved',
    text: 'update seats set replaced_since = null where table_id = $1 and seat = $2 and not replaced',
    values: [match, seat],
  })
}

/** The owner has no returns left. */
export function noReturns(): ProblemError {
  const detail = `At a table that counts a player can return ${mostReturns} times; a bot plays this seat to the end.`
  return new ProblemError({ code: 'conflict', detail, facts: { reason: 'noReturns', most: mostReturns } })
}

function botFirst(): ProblemError {
  const detail = 'The time of this seat is over: make its move now, or return after the bot has made it.'
  return new ProblemError({ code: 'conflict', detail, facts: { reason: 'botFirst' } })
}
