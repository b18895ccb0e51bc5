import { type AnyMatch, nextNumber, redact, type Seat, type Viewer } from '@carriage/kernel'
import type { Clock, Frame, MatchId, Pace, Standing } from '@carriage/protocol'
import { type Frames, frameFor, framesOf } from './frames.ts'
import { revive, type StoredMatch } from './stored-match.ts'

/** Frames of so many entries are remembered, for watchers who missed some. */
const remembered = 64

/** A match that is being played, as one process remembers it. The store knows better; this is only faster. */
export interface Sitting {
  readonly id: MatchId
  readonly match: AnyMatch
  readonly pace: Pace
  clock: Clock | null
  /** The deadline as last committed here, so that one that stays is not written again; unknown after loading. */
  due: number | null | undefined
  /** The entries that came from each command, by its id, as far back as `since`. */
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

/** Makes a sitting of what the store has. */
export function sittingOf(stored: StoredMatch): Sitting {
  const { id, pace, clock, log, kept } = stored
  const frames: Frames[] = []
  const last = (kept?.n ?? 0) + log.length
  const match = revive(stored, (match, { n, seat, bot, at, entry }, before, events) => {
    if (n <= last - remembered) return
    const made = { n, at, seat, bot, entry, before, after: match.state, events, clock: n === last ? clock : null }
    frames.push(framesOf(match.game, match.header.seats, made))
  })
  return {
    id,
    match,
    pace,
    clock,
    due: undefined,
    frames,
    since: kept?.n ?? 0,
    commands: new Map(log.map(({ command, n }) => [command, n])),
    makers: new Map(log.map(({ n, seat, entry }) => [n, { seat, undo: 'undo' in entry }])),
  }
}

/** The number of the last entry. */
export function versionOf({ match }: Sitting): number {
  return nextNumber(match) - 1
}

export function standingFor(sitting: Sitting, viewer: Viewer): Standing {
  const { match, clock } = sitting
  return { n: versionOf(sitting), view: redact(match.state, viewer), ...(clock && { clock }) }
}

/** The frames after an entry, if they are all remembered. */
export function framesAfter(sitting: Sitting, viewer: Viewer, after: number): readonly Frame[] | undefined {
  if (after >= versionOf(sitting)) return []
  const first = sitting.frames[0]?.n
  if (first === undefined || after + 1 < first) return undefined
  return sitting.frames.filter(({ n }) => n > after).map((frames) => frameFor(frames, viewer))
}

export function remember(sitting: Sitting, frames: Frames): void {
  sitting.frames.push(frames)
  if (sitting.frames.length > remembered) sitting.frames.shift()
}
