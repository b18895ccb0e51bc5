import type { MatchId, OpenFilter, Page, TableState } from '@carriage/protocol'
import { ratingScale, unknownSkill } from '../competitions/ratings/skill.ts'
import type { Database } from '../platform/storage/database.ts'
import { problemError } from './problem-error.ts'

/** The end of a page: the moment and the id of its last table. */
interface PageEnd {
  /** As PostgreSQL writes it, with its microseconds. */
  readonly at: string
  readonly id: string
}

const written =
  /^(infinity|-infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::?\d\d)?) ([0-9a-z]{14})$/

function writeCursor({ at, id }: PageEnd): string {
  return Buffer.from(`${at} ${id}`).toString('base64url')
}

function readCursor(cursor: string): PageEnd {
  const [, at, id] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined) throw problemError('malformed', 'Invalid cursor.')
  return { at, id }
}

/** A list of tables as a statement: $1 and $2 are the place after which the page begins, $3 how many rows it has. */
export interface Listing {
  readonly name: string
  readonly text: string
  readonly values: readonly (string | null)[]
  readonly start: '-infinity' | 'infinity'
}

export function openTables(game?: string): Listing {
  const where = `from tables t where t.state = 'waiting' and t.visibility = 'open'`
  return game === undefined
    ? newestFirst('open', where, 't.created_at', 't.id')
    : newestFirst('open_of_game', `${where} and t.game = $4`, 't.created_at', 't.id', game)
}

/** The largest difference between the ratings of a host and the reader. */
const nearRating = 200
const kind = `t.pace ->> 'kind'`
const muOf = (account: string) =>
  `coalesce((select mu from ratings r where r.account = ${account} and r.game = t.game and r.pace = ${kind}), ${unknownSkill.mu})`

/** Open tables narrowed by more than the game. `account` is the reader. */
export function listOpenTables(filter: OpenFilter, account: string | undefined): Listing {
  const { game, pace, seats, tags, rated, near } = filter
  const values = [
    pace ?? null,
    seats === undefined ? null : String(seats),
    tags?.join(',') ?? '',
    rated === undefined ? null : String(rated === 'yes'),
    near === undefined ? null : (account ?? ''),
  ]
  const where = `from tables t where t.state = 'waiting' and t.visibility = 'open'
    and ($4::text is null or ${kind} = $4) and ($5::text is null or t.seats = $5::smallint)
    and t.tags @> string_to_array($6, ',') and ($7::text is null or t.rated = $7::boolean)
    and ($8::text is null or abs(${muOf('t.owner')} - ${muOf('$8')}) * ${ratingScale} <= ${nearRating})`
  return game === undefined
    ? newestFirst('open_by', where, 't.created_at', 't.id', ...values)
    : newestFirst('open_of_game_by', `${where} and t.game = $9`, 't.created_at', 't.id', ...values, game)
}

export function tablesToWatch(game?: string): Listing {
  const where = `from tables t where t.state = 'playing' and t.visibility = 'open'`
  return game === undefined
    ? newestFirst('watch', where, 't.started_at', 't.id')
    : newestFirst('watch_of_game', `${where} and t.game = $4`, 't.started_at', 't.id', game)
}

export function tablesOfAccount(account: string, state: TableState): Listing {
  const where = 'from seats s where s.account = $4 and s.state = $5'
  return newestFirst('mine', where, 's.joined_at', 's.table_id', account, state)
}

export function listInvitations(account: string): Listing {
  const where = `from invitations i where i.account = $4 and i.state = 'waiting' and i.answer is null`
  return newestFirst('invited', where, 'i.invited_at', 'i.table_id', account)
}

/**
 * When the time of a seat `s` ends by the clock of its match `h`. Not the deadline of the match, which also reflects
 * premoves, and these are private.
 */
const ownEnd = `coalesce(to_timestamp(((h.clock ->> 'at')::float8 + (h.clock -> 'left' ->> s.seat::integer)::float8) / 1000),
  'infinity')`

/** Tables that wait for a decision of the account, most urgent first. */
export function listTablesWaitingFor(account: string): Listing {
  return {
    name: 'waiting',
    text: `select s.table_id as id, ${ownEnd}::text as at
      from seats s join match_heads h on h.match_id = s.table_id
      where s.account = $4 and s.state = 'playing' and not s.replaced and h.waiting & (1 << s.seat) <> 0
        and ${ownEnd} >= $1::timestamptz and (${ownEnd} > $1::timestamptz or s.table_id > $2)
      order by ${ownEnd}, s.table_id limit $3`,
    values: [account],
    start: '-infinity',
  }
}

/** A list by moments, newest first: `at` and `id` are its columns, `values` stand for $4 and on. */
export function newestFirst(
  name: string,
  where: string,
  at: string,
  id: string,
  ...values: (string | null)[]
): Listing {
  return {
    name,
    text: `select ${id} as id, ${at}::text as at ${where}
      and ${at} <= $1::timestamptz and (${at} < $1::timestamptz or ${id} > $2)
      order by ${at} desc, ${id} limit $3`,
    values,
    start: 'infinity',
  }
}

/** The ids of one page of a list, and the cursor of the next. */
export async function listed(
  { pool }: Pick<Database, 'pool'>,
  listing: Listing,
  { after, limit }: Page,
): Promise<{ readonly ids: readonly MatchId[]; readonly next: string | null }> {
  const { name, text, values } = listing
  const { at, id } = after === undefined ? { at: listing.start, id: '' } : readCursor(after)
  const { rows } = await pool.query<{ id: MatchId; at: string }>({
    name: `list_${name}`,
    text,
    // One more than is shown, to know whether there is a next page.
    values: [at, id, limit + 1, ...values],
  })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { ids: shown.map((row) => row.id), next: rows.length > limit && last ? writeCursor(last) : null }
}
