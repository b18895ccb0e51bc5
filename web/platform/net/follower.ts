import {
  type AnyGameRules,
  advance,
  type Disclosure,
  recordedChance,
  redact,
  type Seat,
  type UndoAnswer,
} from '@carriage/kernel'
import { applyChange, type Frame } from '@carriage/protocol'
import type { EntryUpdate, UndoReach } from '../../table/model/link.ts'

/** Follows a match from frame to frame, replaying each entry with the rules that decided it. */
export interface Follower {
  readonly n: number
  readonly view: object
  /** The update for the table; undefined if the frame does not continue the known sequence. */
  follow(frame: Frame): EntryUpdate | undefined
  undoable(): UndoAnswer | undefined
  /** The move to which an undo with this reach goes back. */
  undoFrom(reach: UndoReach): number | undefined
}

interface Standing {
  readonly n: number
  readonly seat: Seat
  readonly before: object
  readonly disclosed: Disclosure | undefined
}

/** Starts from the opening, or from the position after a later entry. */
export function followerOf(game: AnyGameRules, opening: object, me: Seat | undefined, after = 0): Follower {
  const line: Standing[] = []
  let view = opening
  let n = after

  function follow(frame: Frame): EntryUpdate | undefined {
    if (frame.n !== n + 1) return undefined
    const { entry } = frame
    const events = 'move' in entry ? playEntry(frame, entry) : takeBack(frame, entry.undo)
    n = frame.n
    return {
      kind: 'entry',
      n,
      seat: frame.seat,
      events,
      view,
      undo: undoable(),
      ...('undo' in entry
        ? { undone: entry.undo, ...(entry.consent.length > 0 ? { agreed: true as const } : {}) }
        : {}),
    }
  }

  function playEntry(frame: Frame, { move, draws }: Extract<Frame['entry'], { move: object }>): readonly object[] {
    const before = view
    if (frame.change) {
      view = applyChange(view, frame.change)
      line.push({ n: frame.n, seat: frame.seat, before, disclosed: draws.length > 0 ? 'drawn' : undefined })
      return frame.events ?? []
    }
    const step = advance(game, view, frame.seat, move, () => recordedChance(draws))
    if (!step.legal) throw new Error(`Entry ${frame.n} is refused by ${step.rule} on what this seat sees.`)
    const viewer = me ?? 'spectator'
    view = redact(step.state, viewer)
    line.push({ n: frame.n, seat: frame.seat, before, disclosed: step.disclosed })
    return redact(step.events, viewer)
  }

  function takeBack(frame: Frame, undone: number): readonly object[] {
    const from = line.findIndex((standing) => standing.n >= undone)
    const [target] = from < 0 ? [] : line.splice(from)
    if (frame.change) view = applyChange(view, frame.change)
    else if (target) view = target.before
    else throw new Error(`Entry ${frame.n} takes back a move that this browser does not know.`)
    return frame.events ?? []
  }

  function undoable(): UndoAnswer | undefined {
    const own = line.findLast(({ seat }) => seat === me)
    if (!own || game.turn(view).over) return undefined
    const since = line.slice(line.indexOf(own)).reverse()
    const bar = since.find(({ seat, disclosed }) => seat !== me || disclosed)
    if (!bar) return { legal: true, free: true, n: own.n }
    const because = bar.seat === me ? (bar.disclosed ?? 'drawn') : 'decided'
    return { legal: true, free: false, n: own.n, because, at: bar.n, consent: [] }
  }

  function undoFrom(reach: UndoReach): number | undefined {
    if (reach === 'step') return line.findLast(({ seat }) => seat === me)?.n
    let first: number | undefined
    for (const { n: number, seat, disclosed } of line.toReversed()) {
      if (seat !== me || disclosed) break
      first = number
    }
    return first
  }

  return {
    get n() {
      return n
    },
    get view() {
      return view
    },
    follow,
    undoable,
    undoFrom,
  }
}
