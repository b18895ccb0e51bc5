import { type ChanceSource, createDealer, type Dealer, publicPart } from '../chance/source.ts'
import type { Game, Result } from '../contract/game.ts'
import type { Refusal } from '../contract/rule.ts'
import type { Seat, Viewer } from '../contract/seat.ts'
import { chainHash, type Hash, type Hasher, portableDigest } from '../record/hash.ts'
import type { Entry, Header, MoveEntry, Opening } from '../record/log.ts'
import { redact } from '../secrets/secret.ts'
import { advance } from './advance.ts'
import { type Disclosure, LiveEffects } from './live-effects.ts'

/** A game being played: its log, and the resulting position. */
export interface Match<State extends object, Move extends object, Options extends object, Event extends object> {
  readonly game: Game<State, Move, Options, Event>
  readonly header: Header<Options>
  readonly players: readonly string[]
  readonly opening: Opening
  readonly setupEvents: readonly Event[]
  /** How many entries precede this log: none, unless the match was resumed from a later position. */
  readonly since: number
  /** All entries, including undone moves. */
  readonly log: Entry<Move>[]
  /** The moves that were not undone, in order. */
  readonly line: StandingMove<State, Move>[]
  /**
   * For each position in the sequence of moves that drew something: the entry from whose number each seat was first
   * dealt there. Positions beyond the current moves were undone. A resumed match counts from where it was resumed.
   */
  readonly dealt: Map<Seat, number>[]
  state: State
  /** The hash of the last entry. */
  hash: Hash
  readonly deal: Dealer
  readonly digest: Hasher
}

export type AnyMatch = Match<object, object, object, object>

export interface StandingMove<State, Move> {
  readonly entry: MoveEntry<Move>
  /** What the move disclosed, if anything. */
  readonly disclosed: Disclosure | undefined
  /** How many of the current moves have drawn something, up to this one. */
  readonly drawn: number
  /** The position before it, stored while the move can be undone freely. */
  before: State | undefined
}

export interface MatchParameters<Options> {
  readonly match: string
  readonly players: readonly string[]
  readonly options: Options
  readonly source: ChanceSource
  /** The source of draws, by default that of the match. A replay deals the recorded ones. */
  readonly deal?: Dealer
  readonly digest?: Hasher
}

/** Sets up a match. Options must have been parsed with `readOptions`. */
export function startMatch<State extends object, Move extends object, Options extends object, Event extends object>(
  game: Game<State, Move, Options, Event>,
  parameters: MatchParameters<Options>,
): Match<State, Move, Options, Event> {
  const { match, players, options, source, digest = portableDigest } = parameters
  const seats = players.length
  if (seats < game.seats.min || seats > game.seats.max) {
    throw new RangeError(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}.`)
  }
  if (source.kind === 'keyed' && source.nonces.length !== seats) {
    throw new RangeError(`A match for ${seats} needs ${seats} nonces, one from each seat, not ${source.nonces.length}.`)
  }
  const header: Header<Options> = { match, game: game.id, rules: game.rules, seats, options, source }
  const deal = parameters.deal ?? createDealer(source, match)
  const fx = new LiveEffects<Event>(deal(0))
  const state = game.setup({ seats, options }, fx)
  const agreed = { ...header, source: publicPart(source), draws: fx.draws }
  const hash = chainHash(digest, '', agreed, state)
  return {
    game,
    header,
    players,
    opening: { draws: fx.draws, hash },
    setupEvents: fx.events,
    since: 0,
    log: [],
    line: [],
    dealt: [],
    state,
    hash,
    deal,
    digest,
  }
}

/** A stored position, with the number and hash of its entry. */
export interface Resumption<State> {
  readonly opening: Opening
  readonly n: number
  readonly hash: Hash
  readonly state: State
}

/** Resumes from a stored position. Earlier entries cannot be undone without loading the whole match. */
export function resumeMatch<State extends object, Move extends object, Options extends object, Event extends object>(
  game: Game<State, Move, Options, Event>,
  parameters: MatchParameters<Options>,
  from: Resumption<State>,
): Match<State, Move, Options, Event> {
  const { match, players, options, source, digest = portableDigest } = parameters
  const header: Header<Options> = { match, game: game.id, rules: game.rules, seats: players.length, options, source }
  const { opening, n: since, hash, state } = from
  const deal = parameters.deal ?? createDealer(source, match)
  return {
    game,
    header,
    players,
    opening,
    setupEvents: [],
    since,
    log: [],
    line: [],
    dealt: [],
    state,
    hash,
    deal,
    digest,
  }
}

/** The number of the next entry of the log. */
export function nextNumber(match: Pick<AnyMatch, 'since' | 'log'>): number {
  return match.since + match.log.length + 1
}

export interface Played<Event> {
  readonly legal: true
  /** The number of the move in the log. */
  readonly n: number
  /** All events, unredacted; `redact` returns each viewer's part. */
  readonly events: readonly Event[]
  /** Whether only a seat that knows secrets can play it. */
  readonly secretive: boolean
  readonly hash: Hash
}

/** Plays a move that was parsed with `readMove`. An illegal one changes nothing and returns its rule. */
export function playMove<State extends object, Move extends object, Event extends object>(
  match: Match<State, Move, object, Event>,
  seat: Seat,
  move: Move,
): Played<Event> | Refusal {
  const n = nextNumber(match)
  const place = drawsStanding(match)
  const number = dealtFrom(match, place, seat) ?? n
  const step = advance(match.game, match.state, seat, move, () => match.deal(n, number))
  if (!step.legal) return step

  const { state, draws, events, disclosed, secretive } = step
  const hash = chainHash(match.digest, match.hash, { n, seat, move, draws }, state)
  const entry: MoveEntry<Move> = { n, seat, move, draws, hash }
  closeUndoWindow(match.line, seat, disclosed)
  const drew = draws.length > 0
  if (drew) noteDealt(match.dealt, place, seat, number)
  match.line.push({
    entry,
    disclosed,
    drawn: drew ? place + 1 : place,
    before: disclosed === undefined ? match.state : undefined,
  })
  match.log.push(entry)
  match.state = state
  match.hash = hash
  return { legal: true, n, events, secretive, hash }
}

/** Whether undone draws could still repeat. A match cannot be resumed from such a position. */
export function hasDrawsAhead(match: Pick<AnyMatch, 'dealt' | 'line' | 'header'>): boolean {
  return repeats(match) && match.dealt.length > drawsStanding(match)
}

/** How many of the current moves have drawn something. */
function drawsStanding({ line }: Pick<AnyMatch, 'line'>): number {
  return line.at(-1)?.drawn ?? 0
}

/** The number from which this seat was dealt at this position before, if draws repeat. */
function dealtFrom(match: Pick<AnyMatch, 'dealt' | 'header'>, place: number, seat: Seat): number | undefined {
  return repeats(match) ? match.dealt[place]?.get(seat) : undefined
}

function repeats({ header: { source } }: Pick<AnyMatch, 'header'>): boolean {
  return source.kind === 'keyed' && source.repeats === true
}

function noteDealt(dealt: Map<Seat, number>[], place: number, seat: Seat, number: number): void {
  const seats = dealt[place] ?? new Map<Seat, number>()
  seats.set(seat, number)
  dealt[place] = seats
}

/** The position as a viewer sees it. */
export function viewOf<State extends object>(match: Match<State, object, object, object>, viewer: Viewer): State {
  return redact(match.state, viewer)
}

/** The result, once the match is over. */
export function resultOf(match: AnyMatch): Result | undefined {
  const turn = match.game.turn(match.state)
  return turn.over ? turn.result : undefined
}

/**
 * Earlier positions are needed only for a free undo, so they are dropped when another seat moves or something is
 * disclosed.
 */
function closeUndoWindow(line: StandingMove<object, object>[], seat: Seat, disclosed: Disclosure | undefined): void {
  const last = line.at(-1)
  if (!last || (last.entry.seat === seat && disclosed === undefined)) return
  for (let i = line.length - 1; i >= 0; i--) {
    const move = line[i]
    if (move?.before === undefined) break
    move.before = undefined
  }
}
