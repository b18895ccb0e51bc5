import type { MatchId, TournamentView } from '@carriage/protocol'
import { isFormer } from '../../accounts/privacy/former-account.ts'
import type { Database } from '../../platform/storage/database.ts'
import { pointsBySeat } from '../standings.ts'
import { summaryRow, tournamentSummaryOf } from './read-tournaments.ts'
import { listTournamentGames, type RoundGame, readTournamentStandings, toPlayedGame } from './results.ts'

type PersonView = TournamentView['standings'][number]

interface PersonRow {
  readonly account: string
  readonly name: string | null
  readonly slot: number | null
  readonly standing: PersonView['standing']
  readonly removedFor: string | null
}

/** The content of a tournament's page; undefined if there is no such tournament. */
export async function readTournament(
  database: Database,
  id: number,
  account: string | undefined,
): Promise<TournamentView | undefined> {
  const row = await summaryRow(database, id, account)
  if (!row) return undefined
  const { owner, ownerName, key, ...settings } = await termsOf(database, id)
  const people = await peopleIn(database, id)
  const games = await listTournamentGames(database.pool, id)
  const me = people.find((each) => each.account === account)
  const owned = owner === account
  return {
    ...tournamentSummaryOf(row),
    ...settings,
    nextRound: row.state === 'pause' ? settings.nextRound : null,
    owner: { account: isFormer(owner) ? null : owner, name: ownerName ?? '' },
    owned,
    key: owned ? key : null,
    myStanding: me?.standing ?? null,
    removedFor: me?.standing === 'removed' ? me.removedFor : null,
    myTable: tableOf(me, games),
    standings: standingsShown(row, people, games, owned),
    games: games.map((game) => gameShown(row, game)),
  }
}

async function termsOf({ pool }: Database, id: number) {
  const { rows } = await pool.query<{
    owner: string
    name: string | null
    key: string | null
    sizes: number[]
    options: Record<string, unknown>
    round_minutes: number
    round_ends: Date | null
    next_check_at: Date | null
  }>(
    `select t.owner, a.name, t.key, t.sizes, t.options, t.round_minutes, t.round_ends, t.next_check_at
     from tournaments t left join accounts a on a.id = t.owner where t.id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw new Error(`Tournament ${id} is gone.`)
  return {
    owner: row.owner,
    ownerName: row.name,
    key: row.key,
    sizes: row.sizes,
    options: row.options,
    roundMinutes: row.round_minutes,
    roundEnds: row.round_ends?.getTime() ?? null,
    nextRound: row.next_check_at?.getTime() ?? null,
  }
}

/** In the order of sign-up. */
async function peopleIn({ pool }: Database, id: number): Promise<readonly PersonRow[]> {
  const { rows } = await pool.query<{
    account: string
    name: string | null
    slot: number | null
    standing: string
    removedFor: string | null
  }>(
    `select p.account, a.name, p.slot, p.standing, p.removed_for as "removedFor" from tournament_people p left join accounts a on a.id = p.account
     where p.tournament = $1 order by p.signed_at, p.account`,
    [id],
  )
  // A check constraint allows nothing else.
  return rows.map((row) => ({ ...row, standing: row.standing as PersonView['standing'] }))
}

/** Before the start only the organiser sees who was removed. */
function standingsShown(
  tournament: { readonly seats: number },
  people: readonly PersonRow[],
  games: readonly RoundGame[],
  owned: boolean,
): PersonView[] {
  const slots = people.flatMap(({ slot }) => slot ?? []).toSorted((one, other) => one - other)
  if (slots.length === 0)
    return people
      .filter(({ standing }) => owned || standing !== 'removed')
      .map((person) => ({ ...personShown(person), points: 0, places: [], opponents: 0 }))
  return readTournamentStandings(tournament, slots, games).flatMap(({ slot, points, places, opponents }) => {
    const person = people.find((each) => each.slot === slot)
    return person ? [{ ...personShown(person), points, places, opponents }] : []
  })
}

function personShown({ account, name, slot, standing }: PersonRow) {
  return { slot, account: isFormer(account) ? null : account, name: name ?? '', standing }
}

function tableOf(me: PersonRow | undefined, games: readonly RoundGame[]): MatchId | null {
  if (!me || me.slot === null) return null
  const { slot } = me
  return (
    games.find(
      ({ state, ranking, shared, slots }) => state === 'playing' && !ranking && !shared && slots.includes(slot),
    )?.table ?? null
  )
}

/** A game counts as over as soon as it is, before the round is checked again. */
function gameShown(tournament: { readonly seats: number }, game: RoundGame): TournamentView['games'][number] {
  const { round, number, table, slots, away, state } = game
  const played = toPlayedGame(tournament, game)
  return {
    round,
    number,
    table,
    slots,
    away,
    state: state === 'playing' && played ? 'over' : state,
    points: played ? pointsBySeat(played) : null,
  }
}
