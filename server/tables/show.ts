import { differencesOf, type Seat, seatsOf } from '@carriage/kernel'
import type {
  BotLevel,
  Clock,
  MatchId,
  Pace,
  Sitter,
  Table,
  TableState,
  TableSummary,
  TableTag,
  TimeSettings,
  Visibility,
} from '@carriage/protocol'
import { nameLook } from '@carriage/protocol/names'
import { library, titleOf } from '@carriage/shared/catalogue'
import { isFormer } from '../accounts/privacy/former-account.ts'
import type { Database } from '../platform/storage/database.ts'
import { type DueSitter, endOfTime, hasTimeToReturn } from '../play/clock/due-actions.ts'
import { timeOfReturn } from '../play/clock/returning.ts'
import { returnsLeft } from '../play/clock/take-back.ts'
import { restJson } from '../play/clock/time-settings.ts'
import { seatsIn } from '../play/matches/seat-bits.ts'
import { awakeTogether } from './hours.ts'

interface Row {
  id: MatchId
  game: string
  seats: number
  state: TableState
  visibility: Visibility
  pace: Pace
  learning: boolean
  rated: boolean
  ended_by_agreement: boolean
  options: Record<string, unknown>
  owner: string
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
  version: number | null
  waiting: number | null
  result: TableSummary['result']
  clock: Clock | null
  due_at: Date | null
  noted: boolean
  tags: TableTag[]
  reliability: { games: number; finished: number } | null
  sitters: SitterRow[]
}

interface SitterRow {
  seat: number
  account: string | null
  bot: BotLevel | null
  name: string
  program: boolean
  ready: boolean
  replaced: boolean
  resigned: boolean
  last: boolean
  /** Of a person with sleeping hours, while the table waits for players. */
  rest: Pick<TimeSettings, 'zone' | 'sleep'> | null
  /** Of a seat that has to decide in a slow match. */
  times: DueSitter['rest']
  returnedAt: number | null
  returnOffer: { left: number | null; returns: number } | null
}

interface WholeRow extends Row {
  rules: number | null
  hints: boolean
  commitment: string
  key: string
  rematch_of: MatchId | null
  rematch: MatchId | null
  quarantined: boolean
  club: Table['club']
}

/** The reliability of a host: games needed to show it, and the latest ones that count. */
const fewestGames = 5
const latestGames = 20
// A hidden profile hides it here too.
const reliability = `
  select json_build_object('games', count(*), 'finished', count(*) filter (where not s.replaced and not s.resigned))
  from (select f.table_id, f.seat from finished_seats f
    where f.account = t.owner and f.counts and f.people > 1
      and not exists (select from accounts a where a.id = t.owner and a.hidden)
    order by f.ended_at desc, f.table_id limit ${latestGames}) f
  join seats s on s.table_id = f.table_id and s.seat = f.seat having count(*) >= ${fewestGames}`

const summaryColumns = `
  t.id, t.game, t.seats, t.state, t.visibility, t.pace, t.learning, t.rated, t.ended_by_agreement, t.options, t.owner, t.created_at, t.started_at, t.ended_at,
  t.tags, case when t.state = 'waiting' then (${reliability}) end as reliability,
  h.version, h.waiting, h.clock, coalesce(t.result, h.result) as result, d.due_at,
  exists (select from notes n where n.match_id = t.id and n.account = $2 and n.text <> '') as noted,
  coalesce((select json_agg(json_build_object('seat', s.seat, 'account', s.account, 'bot', s.bot,
    'name', coalesce((select q.name from mutes q where q.account = $2 and q.other = s.account and q.muted), s.name),
    'program', s.program, 'ready', s.ready, 'replaced', s.replaced, 'resigned', s.resigned,
    'last', t.state = 'over' and s.account is not null and counts_last(s),
    'returnOffer', case when t.state = 'playing' and s.replaced and not s.resigned
      then json_build_object('left', ${returnsLeft}, 'returns', s.returns) end,
    'returnedAt', floor(extract(epoch from s.returned_at) * 1000),
    'times', case when t.state = 'playing' and t.pace ->> 'kind' = 'slow'
      and (h.waiting is null or h.waiting & (1 << s.seat) <> 0)
      then (select ${restJson} from time_settings t where t.account = s.account) end,
    'rest', case when t.state = 'waiting' then (
      select json_build_object('zone', z.zone, 'sleep', json_build_object(
        'from', to_char(z.sleep_from, 'HH24:MI'), 'to', to_char(z.sleep_to, 'HH24:MI')))
      from time_settings z where z.account = s.account and z.sleep_from is not null) end)) from seats s where s.table_id = t.id), '[]') as sitters`
const joins = `
  tables t left join match_heads h on h.match_id = t.id left join deadlines d on d.match_id = t.id`

const selectMany = `select ${summaryColumns} from ${joins} where t.id = any($1)`
const selectOne = `
  select ${summaryColumns}, m.rules, t.hints, t.commitment, t.key, t.rematch_of,
    (select r.id from tables r where r.rematch_of = t.id) as rematch,
    (select json_build_object('id', c.id, 'name', c.name) from club_tables k join clubs c on c.id = k.club
      join club_members o on o.club = c.id and o.account = $2 where k.table_id = t.id) as club,
    exists (select from quarantines q where q.match_id = t.id) as quarantined
  from ${joins} left join matches m on m.id = t.id where t.id = $1`

/** The tables as shown in lists, in the order of their ids. `account` is the viewer. */
export async function showMany(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly MatchId[],
  account: string | undefined,
): Promise<readonly TableSummary[]> {
  const { rows } = await pool.query<Row>({ name: 'show_tables', text: selectMany, values: [ids, account ?? null] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [summaryOf(row, account)] : []
  })
}

/** A table with everything that the viewer may see. */
export async function showOne(
  { pool }: Pick<Database, 'pool'>,
  id: MatchId,
  account: string | undefined,
): Promise<Table | undefined> {
  const { rows } = await pool.query<WholeRow>({ name: 'show_table', text: selectOne, values: [id, account ?? null] })
  const [row] = rows
  if (!row) return undefined
  const summary = summaryOf(row, account)
  const { options, hints, commitment, rematch, quarantined, game, club } = row
  const rules = row.rules ?? library.latest(game)?.rules ?? 0
  const key = summary.me === null && account !== row.owner ? null : row.key
  return { ...summary, rules, options, hints, commitment, rematchOf: row.rematch_of, rematch, key, club, quarantined }
}

function summaryOf(row: Row, account: string | undefined): TableSummary {
  const { id, game, state, visibility, pace, learning, rated, owner, result } = row
  const alike = seatsWithOneLook(row.sitters)
  const seats = seatsOf(row.seats).map((seat): Sitter => {
    const there = row.sitters.find((sitter) => sitter.seat === seat)
    if (!there) return { seat, kind: 'free', program: false, ready: false, replaced: false, resigned: false }
    const { name, program, ready, replaced, resigned } = there
    if (there.bot) return { seat, kind: 'bot', bot: there.bot, name, program, ready, replaced, resigned }
    const shown = alike.has(seat) ? `${name} (${seat + 1})` : name
    const who = there.account && !isFormer(there.account) ? { account: there.account, name: shown } : { name }
    const returnOffer = there.returnOffer && {
      left: there.returnOffer.left,
      time: timeOfReturn(pace, there.returnOffer.returns),
      ...(!hasTimeToReturn({ seat, rest: there.times }, row, Date.now()) && { botFirst: true as const }),
    }
    const last = there.last && { last: true as const }
    return {
      seat,
      kind: 'person',
      ...who,
      program,
      ready,
      replaced,
      resigned,
      ...last,
      ...(returnOffer && { returnOffer }),
    }
  })
  const me = seats.find((sitter) => account !== undefined && sitter.account === account)?.seat ?? null
  const ends = endsOfTime(row)
  const ownEnd = ends.find(({ seat }) => seat === me)?.end
  const awake = awakeTogether(
    row.sitters.flatMap(({ rest }) => rest ?? []),
    Date.now(),
  )
  return {
    id,
    game,
    state,
    visibility,
    pace,
    learning,
    rated,
    ...(row.ended_by_agreement && { agreedEnd: true as const }),
    differs: differs(row),
    owner,
    seats,
    ...(awake && { awake }),
    tags: row.tags,
    ...(row.reliability && { reliability: row.reliability }),
    me,
    waiting: seatsIn(row.waiting ?? 0),
    ...(row.noted && { noted: true as const }),
    n: row.version ?? 0,
    dueAt: ends.length > 0 ? Math.min(...ends.map(({ end }) => end)) : null,
    ...(ownEnd !== undefined && { ownDueAt: ownEnd }),
    result,
    createdAt: row.created_at.getTime(),
    startedAt: row.started_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
  }
}

/** The seats of people whose names could be mistaken for each other. */
function seatsWithOneLook(sitters: readonly SitterRow[]): ReadonlySet<number> {
  const people = sitters.filter(({ account, name }) => account !== null && name !== '')
  if (people.length < 2) return new Set()
  const byLook = Map.groupBy(people, ({ name }) => nameLook(name))
  return new Set([...byLook.values()].flatMap((same) => (same.length > 1 ? same.map(({ seat }) => seat) : [])))
}

/**
 * When the clocks of the seats that have to decide run out. Not when the server checks the match next, which also
 * reflects premoves, and these are private.
 */
function endsOfTime({ state, waiting, clock, pace, due_at, sitters }: Row): readonly { seat: Seat; end: number }[] {
  if (state !== 'playing' || !due_at) return []
  return seatsIn(waiting ?? 0).flatMap((seat) => {
    const there = sitters.find((sitter) => sitter.seat === seat)
    if (!there || there.bot || there.replaced || there.resigned) return []
    const { returnedAt, times: rest } = there
    const end = endOfTime({ seat, bot: false, replaced: false, returnedAt, rest }, clock, pace)
    return Number.isFinite(end) ? [{ seat, end }] : []
  })
}

function differs({ game, options }: Row): TableSummary['differs'] {
  const title = titleOf(game)
  return title ? differencesOf(title, options) : { options: {}, box: null }
}
