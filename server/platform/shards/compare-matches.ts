import type pg from 'pg'

const small = `
  m::text, (select t::text from match_heads t where t.match_id = m.id), (select t::text from undo_requests t where t.match_id = m.id),
  (select string_agg(t::text, ' ' order by t.seat) from premoves t where t.match_id = m.id),
  (select t::text from quarantines t where t.match_id = m.id)`

/** Rows of the last two tables may be large and are seldom replaced, so they are told by a column. */
const mark = `md5(json_build_array(${small}, (select t.n from snapshots t where t.match_id = m.id),
  exists (select from archived_logs t where t.match_id = m.id))::text)`

const all = `md5(json_build_array(${small}, (select t::text from snapshots t where t.match_id = m.id),
  (select t::text from archived_logs t where t.match_id = m.id))::text)`

export interface MarkedMatch {
  readonly id: string
  /** Changes with the match; a new entry changes the head, too. */
  readonly mark: string
}

/** Of all matches in a range of ids. */
export async function marksIn(
  client: pg.Client,
  [from, to]: readonly [string, string],
): Promise<readonly MarkedMatch[]> {
  const { rows } = await client.query<MarkedMatch>(
    `select m.id, ${mark} as mark from matches m where m.id >= $1 and m.id < $2`,
    [from, to],
  )
  return rows
}

/** A part of a log: entries do not change, so those that were compared before are not read again. */
export interface PartOfLog {
  readonly id: string
  readonly after: number
  readonly upTo: number
}

export interface Digested extends MarkedMatch {
  /** Of all rows but the entries. */
  readonly rows: string
  /** Of the part of the log; null where that is empty. */
  readonly log: string | null
  /** The last entry that there is. */
  readonly last: number
}

export async function digestsOf(client: pg.Client, parts: readonly PartOfLog[]): Promise<readonly Digested[]> {
  const { rows } = await client.query<Digested>(
    `select m.id, ${mark} as mark, ${all} as rows,
       md5((select string_agg(t::text, ' ' order by t.n) from moves t
         where t.match_id = m.id and t.n > part.after and t.n <= part.upto)) as log,
       coalesce((select max(t.n) from moves t where t.match_id = m.id), 0) as last
     from unnest($1::text[], $2::int[], $3::int[]) part(id, after, upto) join matches m on m.id = part.id`,
    [parts.map(({ id }) => id), parts.map(({ after }) => after), parts.map(({ upTo }) => upTo)],
  )
  return rows
}
