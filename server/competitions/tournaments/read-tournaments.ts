import type {
  NewTournament,
  TournamentList,
  TournamentQuery,
  TournamentState,
  TournamentSummary,
} from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'

type LivePace = NewTournament['pace']

interface SummaryRow {
  readonly id: number
  readonly title: string
  readonly game: string
  readonly seats: number
  readonly pace: LivePace
  readonly rated: boolean
  readonly invitation: boolean
  readonly state: TournamentState
  readonly starts_at: Date
  readonly rounds: number | null
  readonly round: number
  readonly capacity: number
  readonly people: number
  readonly own: boolean
}

/** Tournaments on one page of a list. */
const atOnce = 20

/** The columns of a tournament in lists; the account is the caller's. */
const summary = `t.id, t.title, t.game, t.seats, t.pace, t.rated, t.key is not null as invitation, t.state, t.starts_at,
  t.rounds, t.round, t.capacity,
  (select count(*)::integer from tournament_people p where p.tournament = t.id and p.standing <> 'removed') as people,
  exists (select from tournament_people p where p.tournament = t.id and p.account = $1 and p.standing <> 'removed') as own`

/** A page of a list; the nearest start first. */
export async function listTournaments(
  database: Database,
  account: string | undefined,
  query: TournamentQuery,
): Promise<TournamentList> {
  const rows = await rowsOf(database, account ?? '', query)
  const last = rows.length > atOnce ? rows[atOnce - 1] : undefined
  return {
    tournaments: rows.slice(0, atOnce).map(tournamentSummaryOf),
    next: last ? `${last.starts_at.getTime()}.${last.id}` : null,
  }
}

async function rowsOf({ pool }: Database, account: string, { list, after }: TournamentQuery): Promise<SummaryRow[]> {
  const [time, id] = after?.split('.').map(Number) ?? []
  // Starts are whole milliseconds.
  const end = [account, time === undefined ? null : new Date(time), id ?? 0, atOnce + 1]
  switch (list) {
    case 'coming': {
      const { rows } = await pool.query<SummaryRow>(
        `select ${summary} from tournaments t where t.state = 'signup' and t.key is null
           and (t.starts_at, t.id) > (coalesce($2::timestamptz, '-infinity'), $3) order by t.starts_at, t.id limit $4`,
        end,
      )
      return rows
    }
    case 'running': {
      const { rows } = await pool.query<SummaryRow>(
        `select ${summary} from tournaments t where t.state in ('starting', 'playing', 'pause') and t.key is null
           and (t.starts_at, t.id) > (coalesce($2::timestamptz, '-infinity'), $3) order by t.starts_at, t.id limit $4`,
        end,
      )
      return rows
    }
    case 'past': {
      const { rows } = await pool.query<SummaryRow>(
        `select ${summary} from tournaments t where t.state = 'over' and t.key is null
           and (t.starts_at, t.id) < (coalesce($2::timestamptz, 'infinity'), $3)
         order by t.starts_at desc, t.id desc limit $4`,
        end,
      )
      return rows
    }
    case 'mine': {
      const { rows } = await pool.query<SummaryRow>(
        `select ${summary} from tournaments t
         where t.id in (select tournament from tournament_people where account = $1
             union select id from tournaments where owner = $1)
           and (t.starts_at, t.id) < (coalesce($2::timestamptz, 'infinity'), $3)
         order by t.starts_at desc, t.id desc limit $4`,
        end,
      )
      return rows
    }
    default:
      return list satisfies never
  }
}

export async function summaryRow(
  { pool }: Database,
  id: number,
  account: string | undefined,
): Promise<SummaryRow | undefined> {
  const { rows } = await pool.query<SummaryRow>(`select ${summary} from tournaments t where t.id = $2`, [
    account ?? '',
    id,
  ])
  return rows[0]
}

export function tournamentSummaryOf(row: SummaryRow): TournamentSummary {
  const { id, title, game, seats, pace, rated, invitation, state, starts_at, rounds, round, capacity, people, own } =
    row
  const startsAt = starts_at.getTime()
  const facts = { id, title, game, seats, pace, rated, state, rounds, round, capacity, people, own }
  return { ...facts, startsAt, byInvitation: invitation }
}
