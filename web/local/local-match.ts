import {
  type AnyGame,
  type AnyMatch,
  askUndo,
  awaitedSeats,
  dealerOf,
  keyedSource,
  libraryOf,
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
  viewOf,
} from '@carriage/kernel'
import type { EntryUpdate, ShownEntry, UndoReach } from '../table/model/link.ts'

/** A match that is played in this browser alone: one person, and bots on the other seats. */
export interface LocalMatch {
  readonly match: AnyMatch
  readonly me: Seat
  readonly past: readonly ShownEntry[]
  play(input: unknown): EntryUpdate | Refusal
  undo(reach: UndoReach): EntryUpdate | Refusal
  /** What a bot has to decide now, if one has to. */
  forBot(): BotTurn | undefined
  /** Makes the move of a bot. */
  playBot(seat: Seat, input: object): EntryUpdate | Refusal
  /** What may be taken back now. */
  undoable(): UndoAnswer | undefined
  /** Everything it takes to go on later, the secret of the draws included: for the keeper of the match only. */
  keep(): MatchRecord
}

/** A decision of a bot: all that it is shown, and luck to think with. */
export interface BotTurn {
  readonly seat: Seat
  readonly view: object
  readonly seed: number
}

export interface LocalTerms {
  readonly id: string
  readonly players: readonly string[]
  readonly me: Seat
  readonly options: unknown
  /** Thirty-two random bytes in hexadecimal. */
  readonly secret: string
}

/** The versions of a game, the one for new matches first. */
export type Versions = readonly [AnyGame, ...AnyGame[]]

export function startLocal([game]: Versions, terms: LocalTerms): LocalMatch {
  const options = readOptions(game, terms.options)
  if (!options.ok) throw new RangeError(`The options cannot be read: ${JSON.stringify(options.refusal.facts)}`)
  const { id, players, secret, me } = terms
  const nonces = players.map((_, seat) => `${secret.slice(0, 8)}${seat}`)
  const match = startMatch(game, {
    match: id,
    players,
    options: options.value,
    source: keyedSource(secret, id, nonces),
  })
  return localMatch(match, me, [{ n: 0, seat: undefined, events: match.setupEvents }])
}

/** Takes up a match that was kept; its draws go on where they stopped. */
export function resumeLocal(versions: Versions, record: MatchRecord, me: Seat): LocalMatch {
  const past: ShownEntry[] = []
  const match = replay(record, libraryOf(versions), (match, n, events) => {
    const entry = match.log[n - 1]
    const undone = entry && 'undo' in entry ? { undone: entry.undo } : {}
    past.push({ n, seat: entry?.seat, events, ...undone })
  })
  return localMatch({ ...match, deal: dealerOf(record.source, record.match) }, me, past)
}

function localMatch(match: AnyMatch, me: Seat, past: ShownEntry[]): LocalMatch {
  const { game } = match
  function make(seat: Seat, input: unknown): EntryUpdate | Refusal {
    const read = readMove(game, seat, input)
    if (!read.ok) return read.refusal
    const played = playMove(match, seat, read.value)
    return played.legal ? updateOf({ n: played.n, seat, events: played.events }) : played
  }

  function updateOf(entry: ShownEntry): EntryUpdate {
    past.push(entry)
    return {
      kind: 'entry',
      ...entry,
      events: redact(entry.events, me),
      view: viewOf(match, me),
      undo: undoable(),
    }
  }

  function undoable(): UndoAnswer | undefined {
    return match.game.turn(match.state).over ? undefined : askUndo(match, me)
  }

  return {
    match,
    me,
    past,
    play: (input) => make(me, input),
    undo: (reach) => {
      const n = reach === 'turn' ? startOfTurn(match, me) : undefined
      const answer = askUndo(match, me, n)
      const undone = undoMove(match, me, n)
      if (!undone.legal || !answer.legal) return undone.legal ? refuse('CH-6') : undone
      return updateOf({ n: undone.n, seat: me, events: [], undone: answer.n })
    },
    forBot: () => {
      // Where all decide at once, who has decided only waits.
      const seat = awaitedSeats(game.turn(match.state)).find((seat) => seat !== me)
      if (seat === undefined) return undefined
      // The chance of bots need not be verifiable; it must only differ between positions.
      return { seat, view: viewOf(match, seat), seed: Number.parseInt(match.hash.slice(0, 7), 16) }
    },
    playBot: make,
    undoable,
    keep: () => ({ ...recordOf(match), source: match.header.source }),
  }
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
