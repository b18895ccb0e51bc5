import { type AnyMatch, nextNumber, redact, type Seat, type Viewer } from '@carriage/kernel'
import type { Clock, Frame, MatchId, Pace, PlayedEntry, Standing, UndoneEntry } from '@carriage/protocol'
import { type Frames, frameFor, makeFrames } from './frames.ts'
import type { StoredEntry } from './stored-entry.ts'
import { enter, revive, type StoredMatch } from './stored-match.ts'

/** The number of latest entries whose frames are cached, for watchers that missed some. */
const remembered = 64

/** A match in the memory of one process. A cache: the database decides. */
export interface LoadedMatch {
  readonly id: MatchId
  readonly match: AnyMatch
  readonly pace: Pace
  clock: Clock | null
  /** Cached, so that the rules are not called without a time limit. */
  over: boolean
  /** The deadline as this process committed it last, to skip writing it unchanged; undefined after loading. */
  due: number | null | undefined
  /** The entry of each command, by `commandKey`, as far back as `since`. */
  readonly commands: Map<string, number>
  /** Commands of entries after this one are all in `commands`. */
  readonly since: number
  /** Frames of the latest entries, in order. */
  readonly frames: Frames[]
  /** The seat that made each entry after `since`, for commands that are based on an earlier one; undone ones too. */
  readonly makers: Map<number, Maker>
}

export interface Maker {
  readonly seat: Seat
  readonly undo: boolean
}

/** Replays a stored match up to its last entry. */
export function loadMatch(stored: StoredMatch): LoadedMatch {
  const { id, pace, clock, over, log, snapshot: saved } = stored
  const frames: Frames[] = []
  const last = (saved?.n ?? 0) + log.length
  const match = revive(stored, (match, { n, seat, bot, at, entry }, before, carried) => {
    if (n <= last - remembered) return
    const applied = {
      n,
      at,
      seat,
      bot,
      entry,
      before,
      after: match.state,
      ...carried,
      clock: n === last ? clock : null,
    }
    frames.push(makeFrames(match.header.seats, applied))
  })
  return {
    id,
    match,
    pace,
    clock,
    over,
    due: undefined,
    frames,
    since: saved?.n ?? 0,
    commands: new Map(
      log.flatMap(({ command, n, seat, entry }) =>
        sendersOf(seat, entry).map((sender) => [commandKey(sender, command), n] as const),
      ),
    ),
    makers: new Map(log.map(({ n, seat, entry }) => [n, { seat, undo: 'undo' in entry }])),
  }
}

/** An entry that was committed, and the clock after it. */
export interface ClockedEntry extends StoredEntry {
  readonly clock: Clock | null
}

/**
 * Replays the next entry, which another process has committed. Throws if that fails; the match must then be loaded
 * again.
 */
export function followEntry(loaded: LoadedMatch, { n, seat, command, bot, at, entry, clock }: ClockedEntry): void {
  const { match } = loaded
  const before = match.state
  const carried = enter(match, { n, seat, command, bot, at, entry })
  const last = match.log.at(-1)
  // A match that was resumed from a snapshot does not know which draws were taken back before it.
  if ('draws' in entry && !(last && 'draws' in last && JSON.stringify(last.draws) === JSON.stringify(entry.draws)))
    throw new Error(`Entry ${n} of match ${loaded.id} has different draws in another process.`)
  loaded.clock = clock
  loaded.over = match.game.turn(match.state).over
  loaded.due = undefined
  for (const sender of sendersOf(seat, entry)) loaded.commands.set(commandKey(sender, command), n)
  loaded.makers.set(n, { seat, undo: 'undo' in entry })
  remember(
    loaded,
    makeFrames(match.header.seats, { n, at, seat, bot, entry, before, after: match.state, ...carried, clock }),
  )
}

/** Clients choose their command ids, so an id counts for its own seat only. */
export function commandKey(seat: Seat, id: string): string {
  return `${seat} ${id}`
}

/**
 * The seats whose command an entry may have come from. An undo that needed consent is the asker's entry, but was
 * entered by the command of the last seat to agree, which the log does not name.
 */
export function sendersOf(seat: Seat, entry: PlayedEntry | UndoneEntry): readonly Seat[] {
  return 'undo' in entry ? [seat, ...entry.consent] : [seat]
}

export function versionOf({ match }: LoadedMatch): number {
  return nextNumber(match) - 1
}

export function standingFor(loaded: LoadedMatch, viewer: Viewer): Standing {
  const { match, clock } = loaded
  return { n: versionOf(loaded), view: redact(match.state, viewer), ...(clock && { clock }) }
}

/** The frames after an entry; undefined if some of them are no longer in memory. */
export function framesAfter(loaded: LoadedMatch, viewer: Viewer, after: number): readonly Frame[] | undefined {
  if (after >= versionOf(loaded)) return []
  const first = loaded.frames[0]?.n
  if (first === undefined || after + 1 < first) return undefined
  return loaded.frames.filter(({ n }) => n > after).map((frames) => frameFor(frames, viewer))
}

export function remember(loaded: LoadedMatch, frames: Frames): void {
  loaded.frames.push(frames)
  if (loaded.frames.length > remembered) loaded.frames.shift()
}
