import { type Seat, seatsOf, type Viewer } from '@carriage/kernel'
import { type Clock, changeTexts, type Frame, type PlayedEntry, textsFor, type UndoneEntry } from '@carriage/protocol'

/** One entry for every audience, as JSON: all who know no more than the public share one frame. */
export interface Frames {
  readonly n: number
  readonly public: string
  /** Seats with their own frame. */
  readonly seats: ReadonlyMap<Seat, string>
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
  /** Whether replaying it requires more than public knowledge. */
  readonly secretive: boolean
  readonly clock: Clock | null
}

/**
 * Makes the frames of an entry. If it can be replayed on the public view, all get the entry alone, since seats know no
 * less; otherwise the change of their view. The conformance suite requires of games that a move that is not secretive
 * gives the same result on every view as on the whole position.
 */
export function makeFrames(seats: number, applied: AppliedEntry): Frames {
  const { n, entry, before, after, events, secretive } = applied
  const head = headOf(applied)
  const entryFor = textsFor(entry)
  // Joined, since a concatenated string keeps its parts in memory.
  if ('move' in entry && !secretive)
    return framesOf(n, seats, (viewer) => [head, ',"entry":', entryFor(viewer), '}'].join(''))
  const viewers: readonly Viewer[] = ['spectator', ...seatsOf(seats)]
  const changes = changeTexts(before, after, viewers)
  const eventsFor = textsFor(events)
  return framesOf(n, seats, (viewer) => {
    const change = changes[viewers.indexOf(viewer)]
    const parts = [head, ',"entry":', entryFor(viewer), ',"change":', change, ',"events":', eventsFor(viewer), '}']
    return parts.join('')
  })
}

/** The frame of a viewer. */
export function frameFor({ public: common, seats }: Frames, viewer: Viewer): Frame {
  const text = (viewer === 'spectator' ? undefined : seats.get(viewer)) ?? common
  return JSON.parse(text) as Frame // written by makeFrames
}

/** The fields that all viewers get, as the beginning of a JSON object. */
function headOf({ n, at, seat, bot, clock }: AppliedEntry): string {
  return JSON.stringify({ n, at, seat, ...(bot && { bot }), ...(clock && { clock }) }).slice(0, -1)
}

function framesOf(n: number, seats: number, textOf: (viewer: Viewer) => string): Frames {
  const common = textOf('spectator')
  let own: Map<Seat, string> | undefined
  for (const seat of seatsOf(seats)) {
    const text = textOf(seat)
    if (text === common) continue
    own ??= new Map()
    own.set(seat, text)
  }
  return { n, public: common, seats: own ?? none }
}

/**
 * Shared: most entries have no frame of a seat's own, and an empty map for each would take about as much memory as the
 * text.
 */
const none: Frames['seats'] = new Map()
