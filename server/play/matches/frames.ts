import {
  type AnyGame,
  LiveEffects,
  recordedChance,
  redact,
  type Seat,
  Stopped,
  seatsOf,
  type Viewer,
} from '@carriage/kernel'
import {
  type Change,
  type Clock,
  changeBetween,
  type Frame,
  type PlayedEntry,
  type UndoneEntry,
} from '@carriage/protocol'

/** What every audience gets of one entry: all who know no more than the public share one frame. */
export interface Frames {
  readonly n: number
  readonly public: Frame
  /** Seats that get a frame of their own. */
  readonly seats: ReadonlyMap<Seat, Frame>
}

/** An entry and the positions around it. */
export interface AppliedEntry {
  readonly n: number
  readonly at: number
  readonly seat: Seat
  readonly bot: boolean
  readonly entry: PlayedEntry | UndoneEntry
  readonly before: object
  readonly after: object
  readonly events: readonly object[]
  readonly clock: Clock | null
}

/**
 * Makes the frames of an entry. A viewer that can play it on its view gets the entry alone; the rules promise, and the
 * conformance suite checks, that playing on a view either gives the next view or stops. If the public can play it,
 * every seat can, since seats know no less.
 */
export function makeFrames(game: AnyGame, seats: number, applied: AppliedEntry): Frames {
  const { n, at, seat, bot, entry, clock } = applied
  const common = { n, at, seat, ...(bot && { bot: true as const }), ...(clock && { clock }) }
  const shown = redact(entry, 'spectator')
  const own = new Map<Seat, Frame>()
  if ('move' in shown && canPublicPlay(game, applied, shown)) {
    for (const other of seatsOf(seats)) {
      const seen = redact(entry, other)
      if (!sameSight(seen, shown)) own.set(other, { ...common, entry: seen })
    }
    return { n, public: { ...common, entry: shown }, seats: own }
  }
  const change = changeFor('spectator', applied)
  const events = redact(applied.events, 'spectator')
  const asPublic = JSON.stringify([shown, change, events])
  for (const other of seatsOf(seats)) {
    const frame = {
      entry: redact(entry, other),
      change: changeFor(other, applied),
      events: redact(applied.events, other),
    }
    if (JSON.stringify([frame.entry, frame.change, frame.events]) !== asPublic) own.set(other, { ...common, ...frame })
  }
  return { n, public: { ...common, entry: shown, change, events }, seats: own }
}

export function makeFrameFor({ public: common, seats }: Frames, viewer: Viewer): Frame {
  return (viewer === 'spectator' ? undefined : seats.get(viewer)) ?? common
}

/** The frames of an entry as JSON: what the bus takes, and what is kept for the few watchers that missed some, since objects need more memory. */
export interface FrameTexts {
  readonly n: number
  readonly public: string
  readonly seats: ReadonlyMap<Seat, string>
}

export function textsOf({ n, public: common, seats }: Frames): FrameTexts {
  return {
    n,
    public: JSON.stringify(common),
    seats: seats.size === 0 ? none : new Map([...seats].map(([seat, frame]) => [seat, JSON.stringify(frame)] as const)),
  }
}

/** Shared: most entries have no frame of a seat's own, and an empty map for each would take about as much memory as the text. */
const none: FrameTexts['seats'] = new Map()

/** One of them read again. */
export function frameIn({ public: common, seats }: FrameTexts, viewer: Viewer): Frame {
  const text = (viewer === 'spectator' ? undefined : seats.get(viewer)) ?? common
  return JSON.parse(text) as Frame // written by textsOf
}

function changeFor(viewer: Viewer, { before, after }: AppliedEntry): Change {
  return changeBetween(redact(before, viewer), redact(after, viewer))
}

/** `redact` shares what it leaves alone, so most often one look at the references tells. */
function sameSight(a: object, b: object): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

function canPublicPlay(game: AnyGame, { before, seat, entry }: AppliedEntry, shown: PlayedEntry): boolean {
  const view = redact(before, 'spectator')
  // Where nothing is hidden, the view is the very position on which the entry has just been played.
  return (view === before && shown === entry) || canPlay(game, view, seat, shown)
}

function canPlay(game: AnyGame, view: object, seat: Seat, { move, draws }: PlayedEntry): boolean {
  try {
    game.play(game.clone(view), seat, move, new LiveEffects(recordedChance(draws)))
    return true
  } catch (error) {
    if (error instanceof Stopped) return false
    throw error
  }
}
