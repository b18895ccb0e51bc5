import {
  type AnyMatch,
  canonical,
  type Draw,
  type Library,
  playMove,
  redact,
  resultOf,
  type Seat,
  seatsOf,
  startMatch,
  undoMove,
  unhashed,
  type Viewer,
} from '@carriage/kernel'
import type { PlayedEntry, UndoneEntry } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { fingerprint, type Print } from './history.ts'

/** A match as stored in the database. */
export interface StoredLog {
  readonly match: string
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: object
  readonly secret: string
  readonly commitment: string
  readonly nonces: readonly string[]
  readonly repeats: boolean
  readonly opening: readonly Draw[]
  readonly version: number
  readonly result: object | null
  readonly rows: readonly StoredRow[]
}

export interface StoredRow {
  readonly n: number
  readonly seat: Seat
  readonly command: string
  readonly bot: boolean
  readonly at: number
  readonly entry: PlayedEntry | UndoneEntry
}

/** What each viewer should have seen of a match, derived from the log and the rules alone. */
export interface Truth {
  readonly match: string
  readonly over: boolean
  readonly entries: readonly TrueEntry[]
  /** By viewer, the view after each entry; the first is the view before any. */
  readonly views: ReadonlyMap<Viewer, readonly Print[]>
  /** What is wrong with the log itself. */
  readonly faults: readonly string[]
}

export interface TrueEntry {
  readonly n: number
  readonly seat: Seat
  readonly command: string
  readonly bot: boolean
  readonly undo: boolean
  /** The move, or the number of the move that was taken back. */
  readonly content: Print
  readonly frames: ReadonlyMap<Viewer, Print>
  readonly events: ReadonlyMap<Viewer, Print>
}

/** Where the rules of a match are found. */
export type Games = Pick<Library, 'find'>

/** Plays the log again, with the luck that the server bound itself to before the match. */
export function replayStoredLog(stored: StoredLog, games: Games = library): Truth {
  const faults: string[] = []
  const viewers: readonly Viewer[] = ['spectator', ...seatsOf(stored.seats)]
  const match = begin(stored, games)
  if (canonical(match.opening.draws) !== canonical(stored.opening)) faults.push('the set-up was dealt otherwise')
  const views = new Map<Viewer, Print[]>(viewers.map((viewer) => [viewer, [fingerprint(redact(match.state, viewer))]]))
  const entries: TrueEntry[] = []
  for (const [index, row] of stored.rows.entries()) {
    if (row.n !== index + 1) {
      faults.push(`entry ${row.n} stands where ${index + 1} should`)
      break
    }
    const played = enter(match, row)
    if ('fault' in played) {
      faults.push(played.fault)
      break
    }
    for (const viewer of viewers) views.get(viewer)?.push(fingerprint(redact(match.state, viewer)))
    entries.push(entryOf(row, played.events, viewers))
  }
  if (stored.version !== stored.rows.length)
    faults.push(`the head says ${stored.version}, the log ${stored.rows.length}`)
  const result = resultOf(match) ?? null
  if (canonical(result) !== canonical(stored.result)) faults.push('the result does not follow from the log')
  return { match: stored.match, over: result !== null, entries, views, faults }
}

function begin(stored: StoredLog, games: Games): AnyMatch {
  const { match, options, secret, commitment, nonces, repeats } = stored
  const game = games.find(stored.game, stored.rules)
  if (!game) throw new Error(`There is no version ${stored.rules} of ${stored.game}.`)
  const source = { kind: 'keyed', commitment, nonces, ...(repeats && { repeats }), secret } as const
  return startMatch(game, { match, players: [...nonces], options, source, digest: unhashed })
}

function enter(match: AnyMatch, { n, seat, entry }: StoredRow): { events: readonly object[] } | { fault: string } {
  if ('undo' in entry) {
    const undone = undoMove(match, seat, entry.undo, entry.consent)
    return undone.legal ? { events: [] } : { fault: `undo ${n} is refused by ${undone.rule}` }
  }
  const played = playMove(match, seat, entry.move)
  if (!played.legal) return { fault: `move ${n} is refused by ${played.rule}` }
  const made = match.log.at(-1)
  if (!made || !('draws' in made) || canonical(made.draws) !== canonical(entry.draws))
    return { fault: `move ${n} was dealt otherwise` }
  return { events: played.events }
}

function entryOf(row: StoredRow, events: readonly object[], viewers: readonly Viewer[]): TrueEntry {
  const { n, seat, command, bot, at, entry } = row
  return {
    n,
    seat,
    command,
    bot,
    undo: 'undo' in entry,
    content: fingerprint('undo' in entry ? entry.undo : entry.move),
    frames: new Map(viewers.map((viewer) => [viewer, fingerprint({ n, at, seat, bot, entry: redact(entry, viewer) })])),
    events: new Map(viewers.map((viewer) => [viewer, fingerprint(redact(events, viewer))])),
  }
}
