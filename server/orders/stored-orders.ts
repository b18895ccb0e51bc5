import type { Order, Seat } from '@carriage/kernel'
import { type KeptOrders, longestOrders, type MatchId, type WhyStopped } from '@carriage/protocol'
import type pg from 'pg'
import { declined } from '../tables/index.ts'

type Pool = Pick<pg.Pool, 'query'>

interface KeptRow {
  readonly version: number
  readonly list: readonly Order<Record<string, unknown>>[]
  readonly because: WhyStopped | null
}

/** What is kept for a seat, as its holder gave it. */
export async function ordersOf(pool: Pool, match: MatchId, seat: Seat): Promise<KeptOrders> {
  const { rows } = await pool.query<KeptRow>(
    'select version, list, because from orders where match_id = $1 and seat = $2',
    [match, seat],
  )
  const [kept] = rows
  if (!kept) return { version: 0, orders: [], stopped: null }
  const orders = kept.list.map(({ moment, moves, relies }) => ({
    moment,
    moves: [...moves],
    relies: relies.map(({ on }) => on),
  }))
  return { version: kept.version, orders, stopped: kept.because }
}

/**
 * Keeps orders in place of those before. Once the match is over nothing is kept. If the seat has to decide already, the
 * table is looked at after the pause.
 */
export async function keepOrders(
  pool: Pool,
  { match, seat, basis, orders }: { match: MatchId; seat: Seat; basis: number; orders: readonly Order<object>[] },
  pause: number,
): Promise<void> {
  const text = JSON.stringify(orders)
  if (Buffer.byteLength(text) > longestOrders) throw declined('tooLarge', `Orders have at most ${longestOrders} bytes.`)
  await pool.query({
    name: 'keep_orders',
    text: `
      with kept as (
        insert into orders (match_id, seat, basis, list)
          select id, $2::smallint, $3::integer, $4::json from tables where id = $1 and state = 'playing' for share
        on conflict (match_id, seat) do update
          set version = orders.version + 1, basis = excluded.basis, list = excluded.list, looked = null, because = null
        returning match_id)
      insert into deadlines (match_id, version, due_at)
        select h.match_id, h.version, now() + $5 * interval '1 millisecond' from heads h join kept k using (match_id)
        where h.result is null and h.waiting & (1 << $2::integer) <> 0
      on conflict (match_id) do update set due_at = least(deadlines.due_at, excluded.due_at)`,
    values: [match, seat, basis, text, pause],
  })
}

export interface WaitingOrders {
  readonly seat: Seat
  readonly version: number
  readonly list: readonly Order<object>[]
  /** The seat has taken something back since: what it had ordered is no longer what it wants. */
  readonly undone: boolean
}

/** The orders of people whom the game waits for, where they have not been looked at since the last entry. */
export async function ordersWaiting(
  pool: Pool,
  match: MatchId,
  version: number,
  seats: readonly Seat[],
): Promise<readonly WaitingOrders[]> {
  const { rows } = await pool.query<WaitingOrders>({
    name: 'orders_waiting',
    text: `
      select o.seat, o.version, o.list,
        exists (select from moves m where m.match_id = o.match_id and m.n > o.basis and m.seat = o.seat
          and m.entry -> 'undo' is not null) as undone
      from orders o join seats s on s.table_id = o.match_id and s.seat = o.seat
      where o.match_id = $1 and o.seat = any($3) and o.looked is distinct from $2
        and s.bot is null and not s.kept and not s.resigned
      order by o.seat`,
    values: [match, version, seats],
  })
  return rows
}

/** Whether these are still the orders of the seat. They cannot change until the transaction ends. */
export async function holdOrders(client: Pool, match: MatchId, seat: Seat, version: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from orders where match_id = $1 and seat = $2 and version = $3 for share',
    [match, seat, version],
  )
  return rowCount === 1
}

export interface StoppedAt {
  readonly match: MatchId
  readonly seat: Seat
  readonly version: number
  /** The entry after which nothing is left to play. */
  readonly n: number
  readonly because: WhyStopped | null
  readonly notice: boolean
}

/** Notes that the orders of a seat play nothing now, and that the person must be told of the turn. */
export async function noteLooked(pool: Pool, { match, seat, version, n, because, notice }: StoppedAt): Promise<void> {
  await pool.query({
    name: 'orders_looked',
    text: `
      with looked as (
        update orders set looked = $4, because = coalesce($5::json, because)
        where match_id = $1 and seat = $2 and version = $3 returning match_id)
      insert into outbox (match_id, n, kind, content)
        select match_id, $4, 'turn', json_build_object('seats', json_build_array($2::integer)) from looked where $6`,
    values: [match, seat, version, n, because && JSON.stringify(because), notice],
  })
}
