import {
  type AnyGame,
  type AnyMatch,
  askUndo,
  awaitedSeats,
  canonical,
  createDealer,
  createLibrary,
  keyedSource,
  type MatchRecord,
  playMove,
  type Refusal,
  readMove,
  readOptions,
  recordOf,
  redact,
  refuse,
  replay,
  type Seat,
  startMatch,
  type UndoAnswer,
  undoMove,
  type Viewer,
  viewOf,
} from '@carriage/kernel'
import type { EntryUpdate, ShownEntry, UndoReach } from '../../table/model/link.ts'

/**
 * A match that is played in this browser alone: by one person or several who share the device, and bots on the other
 * seats.
 */
export interface LocalMatch {
  readonly match: AnyMatch
  /** The seat whose moves are accepted. */
  readonly me: Seat
  readonly people: readonly Seat[]
  /** Whose view is shown: a spectator's until one of several people has taken the device. */
  readonly viewer: Viewer
  readonly past: readonly ShownEntry[]
  /** The past as the viewer saw it, with the positions since the last turn of that seat. */
  shown(): ShownEntry[]
  /** Who must take the device now, and whether that seat sees something secret. */
  handOver(): { readonly to: Seat; readonly hides: boolean } | undefined
  /** This person has the device now. */
  sit(seat: Seat): void
  play(input: unknown): EntryUpdate | Refusal
  undo(scope: UndoReach): EntryUpdate | Refusal
  /** The next decision of a bot, if there is one. */
  forBot(): BotTurn | undefined
  /** Makes the move of a bot. */
  playBot(seat: Seat, input: object): EntryUpdate | Refusal
  /** What can be undone now. */
  undoable(): UndoAnswer | undefined
  /** Everything needed to resume later, including the secret of the draws: must not reach a player. */
  toRecord(): MatchRecord
}

/** A decision of a bot: what it may see, and a seed. */
export interface BotTurn {
  readonly seat: Seat
  readonly view: object
  readonly seed: number
}

export interface LocalOptions {
  readonly id: string
  readonly players: readonly string[]
  readonly me: Seat
  /** Seats of people who share this device; by default only mine. */
  readonly people?: readonly Seat[] | undefined
  readonly options: unknown
  /** Thirty-two random bytes in hexadecimal. */
  readonly secret: string
}

/** The versions of a game, the one for new matches first. */
export type Versions = readonly [AnyGame, ...AnyGame[]]

export function startLocal([game]: Versions, setup: LocalOptions): LocalMatch {
  const options = readOptions(game, setup.options)
  if (!options.ok) throw new RangeError(`Invalid options: ${JSON.stringify(options.refusal.facts)}`)
  const { id, players, secret, me, people = [me] } = setup
  const nonces = players.map((_, seat) => `${secret.slice(0, 8)}${seat}`)
  const match = startMatch(game, {
    match: id,
    players,
    options: options.value,
    source: keyedSource(secret, id, nonces),
  })
  return localMatch(match, {
    me,
    people,
    past: [{ n: 0, seat: undefined, events: match.setupEvents }],
    states: [{ n: 0, state: match.state }],
  })
}

/** Resumes a stored match; its draws continue where they stopped. */
export function resumeLocal(
  versions: Versions,
  record: MatchRecord,
  me: Seat,
  people: readonly Seat[] = [me],
): LocalMatch {
  const past: ShownEntry[] = []
  const states: StateAt[] = []
  const match = replay(record, createLibrary(versions), (match, n, events) => {
    const entry = match.log[n - 1]
    const undone = entry && 'undo' in entry ? { undone: entry.undo } : {}
    past.push({ n, seat: entry?.seat, events, ...undone })
    saveState(states, n, match.state)
  })
  return localMatch({ ...match, deal: createDealer(record.source, record.match) }, { me, people, past, states })
}

/** A position after an entry. */
interface StateAt {
  readonly n: number
  readonly state: object
}

/** More positions than almost any turn needs; earlier ones are shown by a replay only. */
const mostStates = 120

function saveState(states: StateAt[], n: number, state: object): void {
  states.push({ n, state })
  if (states.length > mostStates) states.shift()
}

interface Seated {
  readonly me: Seat
  readonly people: readonly Seat[]
  readonly past: ShownEntry[]
  readonly states: StateAt[]
}

function localMatch(match: AnyMatch, { me: first, people, past, states }: Seated): LocalMatch {
  const { game } = match
  let me = first
  let seated = people.length === 1
  const viewer = (): Viewer => (seated ? me : 'spectator')

  function make(seat: Seat, input: unknown): EntryUpdate | Refusal {
    const read = readMove(game, seat, input)
    if (!read.ok) return read.refusal
    const played = playMove(match, seat, read.value)
    return played.legal ? updateOf({ n: played.n, seat, events: played.events }) : played
  }

  function updateOf(entry: ShownEntry): EntryUpdate {
    past.push(entry)
    saveState(states, entry.n, match.state)
    return {
      kind: 'entry',
      ...entry,
      events: redact(entry.events, viewer()),
      view: viewOf(match, viewer()),
      undo: undoable(),
    }
  }

  function undoable(): UndoAnswer | undefined {
    return !seated || match.game.turn(match.state).over ? undefined : askUndo(match, me)
  }

  return {
    match,
    people,
    past,
    get me() {
      return me
    },
    get viewer() {
      return viewer()
    },
    shown: () => {
      const from = seated ? endOfTurn(past, me) : Number.POSITIVE_INFINITY
      return past.map((entry) => {
        const state = entry.n < from ? undefined : states.find(({ n }) => n === entry.n)?.state
        return { ...redact(entry, viewer()), ...(state ? { view: redact(state, viewer()) } : {}) }
      })
    },
    handOver: () => {
      const waiting = awaitedSeats(game.turn(match.state)).filter((seat) => people.includes(seat))
      if (seated && waiting.includes(me)) return undefined
      const to = waiting.find((seat) => seat === me) ?? waiting[0]
      if (to === undefined) return undefined
      return { to, hides: canonical(viewOf(match, viewer())) !== canonical(viewOf(match, to)) }
    },
    sit: (seat) => {
      me = seat
      seated = true
    },
    play: (input) => make(me, input),
    undo: (scope) => {
      const n = scope === 'turn' ? startOfTurn(match, me) : undefined
      const answer = askUndo(match, me, n)
      const undone = undoMove(match, me, n)
      if (!undone.legal || !answer.legal) return undone.legal ? refuse('CH-6') : undone
      return updateOf({ n: undone.n, seat: me, events: [], undone: answer.n })
    },
    forBot: () => {
      // In a simultaneous decision, seats that have decided only wait.
      const seat = awaitedSeats(game.turn(match.state)).find((seat) => !people.includes(seat))
      if (seat === undefined) return undefined
      // Bots need no verifiable draws; the seed must only differ between positions.
      return { seat, view: viewOf(match, seat), seed: Number.parseInt(match.hash.slice(0, 7), 16) }
    },
    playBot: make,
    undoable,
    toRecord: () => ({ ...recordOf(match), source: match.header.source }),
  }
}

/** The number of my last entry before the last one of another seat: since then I have to catch up. */
function endOfTurn(past: readonly ShownEntry[], me: Seat): number {
  const others = past.findLastIndex(({ seat }) => seat !== me)
  return past[past.slice(0, others + 1).findLastIndex(({ seat }) => seat === me)]?.n ?? 0
}

/** The first of my moves since another seat moved or something was drawn. */
function startOfTurn({ line }: AnyMatch, me: Seat): number | undefined {
  let first: number | undefined
  for (const { entry, disclosed } of line.toReversed()) {
    if (entry.seat !== me || disclosed) break
    first = entry.n
  }
  return first
}
