import {
  type AnyGame,
  type AnyMatch,
  createDealer,
  type Dealer,
  type Draw,
  type Hasher,
  type KeyedSource,
  type MatchParameters,
  nextNumber,
  playMove,
  recordedChance,
  resumeMatch,
  startMatch,
  undoMove,
  unhashed,
} from '@carriage/kernel'
import type { Clock, MatchId, Pace } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import type pg from 'pg'
import { ProblemError } from '../../tables/problem-error.ts'
import { MatchFault } from './fault.ts'
import type { AppliedEntry } from './frames.ts'
import { dictionaryOf, unpackLog } from './packed-log.ts'
import { inQuarantine } from './quarantine.ts'
import type { StoredEntry } from './stored-entry.ts'

/** A match as stored, with its log or the tail of it after a snapshot. */
export interface StoredMatch {
  readonly id: MatchId
  readonly game: AnyGame
  readonly parameters: MatchParameters<object>
  readonly opening: readonly Draw[]
  readonly pace: Pace
  readonly clock: Clock | null
  /** Whether its result is stored. */
  readonly over: boolean
  readonly snapshot: { readonly n: number; readonly state: object } | undefined
  readonly log: readonly StoredEntry[]
}

interface Row {
  game: string
  rules: number
  options: object
  secret: string
  commitment: string
  nonces: string[]
  repeats: boolean
  opening: Draw[]
  pace: Pace
  clock: Clock | null
  over: boolean
  names: string[] | null
  snapshot_n: number | null
  snapshot_state: object | null
  quarantined: boolean
  log: StoredEntry[] | null
  dictionary: number | null
  packed: Buffer | null
}

const select = `
  select m.game, m.rules, m.options, m.secret, m.commitment, m.nonces, m.repeats, m.opening, m.pace, h.clock,
    h.result is not null as over,
    (select array_agg(s.name order by s.seat) from seats s where s.table_id = m.id) as names,
    k.n as snapshot_n, k.state as snapshot_state,
    q.match_id is not null as quarantined,
    case when q.match_id is null then (select json_agg(json_build_object('n', n, 'seat', seat, 'command', command, 'bot', bot,
        'at', floor(extract(epoch from at) * 1000), 'entry', entry) order by n)
      from moves where match_id = $1 and n > coalesce(k.n, 0)) end as log,
    a.dictionary, a.content as packed
  from matches m join match_heads h on h.match_id = m.id
    left join snapshots k on k.match_id = m.id and $2
    left join quarantines q on q.match_id = m.id
    left join archived_logs a on a.match_id = m.id
  where m.id = $1`

/** Reads a match in one round trip, from its last snapshot or whole. Throws for one in quarantine. */
export async function readMatch(
  pool: Pick<pg.Pool, 'query'>,
  id: MatchId,
  { whole }: { readonly whole: boolean },
): Promise<StoredMatch | undefined> {
  const { rows } = await pool.query<Row>({ name: 'read_match', text: select, values: [id, !whole] })
  const [row] = rows
  if (!row) return undefined
  if (row.quarantined) throw new ProblemError(inQuarantine)
  const game = library.find(row.game, row.rules)
  if (!game)
    throw new MatchFault(
      id,
      'unknownRules',
      `It is played by version ${row.rules} of ${row.game}, which is not installed.`,
    )
  const { secret, commitment, nonces, repeats } = row
  const source: KeyedSource = { kind: 'keyed', commitment, nonces, ...(repeats && { repeats }), secret }
  const players = nonces.map((_, seat) => row.names?.[seat] ?? '')
  const parameters = { match: id, players, options: row.options, source }
  const snapshot =
    row.snapshot_n === null || row.snapshot_state === null
      ? undefined
      : { n: row.snapshot_n, state: row.snapshot_state }
  const log = row.log ?? (await archivedLog(pool, row))
  const { opening, pace, clock, over } = row
  return { id, game, parameters, opening, pace, clock, over, snapshot, log }
}

/** The log of a match that ended long ago; empty for one in which nothing was played. */
async function archivedLog(
  pool: Pick<pg.Pool, 'query'>,
  { dictionary, packed, snapshot_n }: Row,
): Promise<readonly StoredEntry[]> {
  if (dictionary === null || packed === null) return []
  const log = await unpackLog(packed, await dictionaryOf(pool, dictionary))
  return log.filter(({ n }) => n > (snapshot_n ?? 0))
}

/** The effects of an entry. */
export type Carried = Pick<AppliedEntry, 'events' | 'secretive'>

/** Called after each entry with the match, the position before, and the effects. */
export type OnEntry = (match: AnyMatch, entry: StoredEntry, before: object, carried: Carried) => void

/** What replaying needs of a stored match. */
type Replayed = Pick<StoredMatch, 'game' | 'parameters' | 'opening' | 'snapshot' | 'log'>

/** Replays a stored match to its end: the draws of its log are repeated, later ones come from its source. */
export function revive(stored: Replayed, onEntry: OnEntry = ignore, digest: Hasher = unhashed): AnyMatch {
  const { game, snapshot, log, opening } = stored
  const drawn = new Map(log.map(({ n, entry }) => [n, 'draws' in entry ? entry.draws : []]))
  if (!snapshot) drawn.set(0, opening)
  const live = createDealer(stored.parameters.source, stored.parameters.match)
  const deal: Dealer = (n, number) => {
    const draws = drawn.get(n)
    return draws ? recordedChance(draws) : live(n, number)
  }
  const parameters: MatchParameters<object> = { ...stored.parameters, deal, digest }
  const match = snapshot
    ? resumeMatch(game, parameters, { opening: { draws: opening, hash: '' }, hash: '', ...snapshot })
    : startMatch(game, parameters)
  for (const entry of log) {
    const before = match.state
    onEntry(match, entry, before, enter(match, entry))
    drawn.delete(entry.n)
  }
  return match
}

/** Replays a committed entry; returns its effects. */
export function enter(match: AnyMatch, { n, seat, entry }: StoredEntry): Carried {
  if (n !== nextNumber(match))
    throw new Error(`The log of match ${match.header.match} lacks entry ${nextNumber(match)}.`)
  if ('undo' in entry) {
    const undone = undoMove(match, seat, entry.undo, entry.consent)
    if (!undone.legal) throw new Error(`Undo ${n} of match ${match.header.match} is refused by ${undone.rule}.`)
    return { events: [], secretive: false }
  }
  const played = playMove(match, seat, entry.move)
  if (!played.legal) throw new Error(`Move ${n} of match ${match.header.match} is refused by ${played.rule}.`)
  return { events: played.events, secretive: played.secretive }
}

/** Whether the log since the snapshot can be replayed without earlier entries. */
export function standsAlone({ snapshot, log }: StoredMatch): boolean {
  return !snapshot || log.every(({ entry }) => !('undo' in entry) || entry.undo > snapshot.n)
}

function ignore(): void {}
