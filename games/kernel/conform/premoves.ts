import type { Chance } from '../chance/chance.ts'
import { awaitedSeats, type Game } from '../contract/game.ts'
import { createLibrary } from '../contract/library.ts'
import type { PremoveMoment } from '../contract/premove-moments.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import type { Title, Variant } from '../contract/title.ts'
import { judgeMove } from '../play/judge.ts'
import { type Match, playMove, startMatch, viewOf } from '../play/match.ts'
import { duePremove, holds, type Premove } from '../play/premoves.ts'
import { type Preview, preview } from '../play/preview.ts'
import { readGivenPremove } from '../play/read-premove.ts'
import { askUndo, undoMove } from '../play/undo.ts'
import { canonical } from '../record/canonical.ts'
import { recordOf } from '../record/record.ts'
import { verify } from '../record/replay.ts'
import { Nonconforming } from './nonconforming.ts'
import { choiceOf, moveLimit, pickFrom, randomMove } from './random-play.ts'

/** Statistics of premoves in random games. */
export interface PremovesTried {
  readonly given: number
  readonly played: number
  readonly refused: number
  /** Stopped premoves, by broken condition. */
  readonly changed: Readonly<Record<string, number>>
  readonly takenBack: number
}

interface Tally {
  given: number
  played: number
  refused: number
  changed: Record<string, number>
  takenBack: number
}

/** A seat's premoves, and the length of the log when they were submitted. */
interface Given<Move> {
  readonly orders: readonly Premove<Move>[]
  readonly basis: number
}

/** The most moves in a random premove. */
const longestOrder = 6
const longestTurn = 24

/**
 * Plays random games in which seats submit random premoves, and checks at every decision: each premove could have been
 * played by its owner, no condition was broken, the answer depends only on the owner's view and the stored premove, and
 * undoing a move restores everything.
 */
export function tryPremoves<State extends object, Move extends object, Options extends object, Event extends object>(
  title: Title<State, Move, Options, Event>,
  variants: readonly Variant<Options>[],
  seed: number,
): PremovesTried {
  const tally: Tally = { given: 0, played: 0, refused: 0, changed: {}, takenBack: 0 }
  for (const [index, variant] of variants.entries()) {
    const match = playOrdered(title.versions[0], variant, seed + index, tally)
    verify(recordOf(match), createLibrary(title.versions))
  }
  return tally
}

function playOrdered<State extends object, Move extends object, Options extends object, Event extends object>(
  game: Game<State, Move, Options, Event>,
  { seats, options }: Variant<Options>,
  seed: number,
  tally: Tally,
): Match<State, Move, Options, Event> {
  const choice = choiceOf(seed)
  const players = seatsOf(seats).map((seat) => `Player ${seat + 1}`)
  const match = startMatch(game, { match: `orders-${seed}`, players, options, source: { kind: 'fast', seed } })
  const given: Given<Move>[] = players.map(() => ({ orders: [], basis: 0 }))
  for (let made = 0; made < moveLimit; made++) {
    const turn = game.turn(match.state)
    if (turn.over) return match
    if (choice.below(2) === 0) {
      const seat = pickFrom(seatsOf(seats), choice)
      given[seat] = { orders: giveOrders(match, seat, choice, tally), basis: match.log.length }
    }
    const awaited = awaitedSeats(turn)
    if (awaited.some((seat) => playDue(match, seat, given[seat], choice, tally))) continue
    const seat = pickFrom(awaited, choice)
    playMove(match, seat, randomMove(game, match.state, turn, seat, choice))
  }
  throw new RangeError(`The game with seed ${seed} does not end.`)
}

/** Some moves for each premove moment, as they would be stored. */
function giveOrders<State extends object, Move extends object>(
  match: Match<State, Move, object, object>,
  seat: Seat,
  choice: Chance,
  tally: Tally,
): Premove<Move>[] {
  const { game } = match
  const view = viewOf(match, seat)
  const before = canonical(view)
  const moments = game.premoves?.ahead(view, seat) ?? []
  const given = moments.flatMap((upcoming) => {
    const relies = choice.below(3) === 0 ? upcoming.conditions.map(({ name }) => name) : undefined
    const order = { moment: upcoming.moment, moves: someMoves(game, upcoming, seat, choice), ...(relies && { relies }) }
    const read = readGivenPremove(game, view, seat, asStored(order))
    if (!read.ok) throw new RangeError(`A premove for ${upcoming.moment} cannot be parsed.`)
    tally.given++
    return [asStored(read.order)]
  })
  promise(canonical(view) === before, 'giving orders changed the view')
  return given
}

function someMoves<State extends object, Move extends object>(
  game: Game<State, Move, object, object>,
  { moment, view, inTurn, steps }: PremoveMoment<State>,
  seat: Seat,
  choice: Chance,
): Move[] {
  const turn = game.turn(view)
  promise(!turn.over && awaitedSeats(turn).includes(seat), `${moment} is foreseen, but not decided`)
  if (inTurn || (steps && choice.below(2) === 0)) return someTurn(game, view, seat, choice)
  const all = [...game.moves(view, seat)]
  return Array.from({ length: Math.min(all.length, longestOrder) }, () => pickFrom(all, choice))
}

/** Random moves of one seat, up to the end of its turn or the first unknown. */
function someTurn<State extends object, Move extends object>(
  game: Game<State, Move, object, object>,
  begin: State,
  seat: Seat,
  choice: Chance,
): Move[] {
  const moves: Move[] = []
  for (let state: State | undefined = begin; state && moves.length < longestTurn; ) {
    const turn = game.turn(state)
    if (turn.over || !awaitedSeats(turn).includes(seat)) break
    const all: readonly Move[] = [...game.moves(state, seat)]
    if (all.length === 0) break // A moment that may not come, such as sales without stock
    const move: Move = pickFrom(all, choice)
    moves.push(move)
    const shown: Preview<State, object> = preview(game, state, seat, move)
    state = shown.legal ? shown.state : undefined
  }
  return moves
}

/** The moves a seat has played since it submitted premoves, without undone ones. */
function madeSince<Move extends object>(
  { line }: Match<object, Move, object, object>,
  seat: Seat,
  { basis }: Given<Move>,
): Move[] {
  return line.flatMap(({ entry }) => (entry.seat === seat && entry.n > basis ? [entry.move] : []))
}

/** Plays a due premove; false if none was due. */
function playDue<State extends object, Move extends object>(
  match: Match<State, Move, object, object>,
  seat: Seat,
  given: Given<Move> | undefined,
  choice: Chance,
  tally: Tally,
): boolean {
  if (!given) return false
  const { game } = match
  const { orders } = given
  const view = viewOf(match, seat)
  const made = madeSince(match, seat, given)
  const due = duePremove(game, view, seat, orders, made)
  promise(
    canonical(duePremove(game, asStored(view), seat, orders, asStored(made))) === canonical(due),
    'a stored view gives another answer',
  )
  if (due.kind === 'none') return false
  const order = orders.find(({ moment }) => moment === game.premoves?.moment(view, seat))
  if (!order) throw new RangeError('A move is due without a premove.')
  const begun = order.inTurn === true && made.length > 0
  const since = order.steps ? placeAfter(order.moves, made) : 0
  const left = order.moves.slice(since)
  const broken = order.relies.find(({ on, was }) => {
    const condition = game.premoves?.conditions[on]
    return !begun && (!condition || !holds(condition, was, condition.read(view, seat, order.moves, left)))
  })
  if (due.kind === 'ask') {
    const { because } = due
    if (because.kind === 'refused') tally.refused++
    else tally.changed[because.condition] = (tally.changed[because.condition] ?? 0) + 1
    promise((because.kind === 'changed') === (broken !== undefined), 'a stop names the wrong reason')
    return false
  }
  promise(broken === undefined, `played although ${broken?.on} was broken`)
  promise(order.moves.includes(due.move), 'played what nobody ordered')
  if (order.inTurn) promise(due.move === order.moves[made.length], 'a step of the turn was left out')
  else {
    const better = order.moves.slice(since, order.moves.indexOf(due.move, since))
    const legal = better.filter((move) => judgeMove(game, match.state, seat, move).legal)
    promise(legal.length === 0, 'a better move was legal')
  }
  const hash = match.hash
  const played = playMove(match, seat, due.move)
  promise(played.legal, `${canonical(due.move)} is legal on the view of its owner only`)
  tally.played++
  if (choice.below(4) === 0) takeBack(match, seat, given, canonical(due), tally)
  return hash !== match.hash
}

/** How many of the listed steps the owner has made, possibly with other moves between. */
function placeAfter<Move extends object>(moves: readonly Move[], made: readonly Move[]): number {
  return made.reduce((place, own) => {
    const at = moves.findIndex((move, index) => index >= place && canonical(move) === canonical(own))
    return at < 0 ? place : at + 1
  }, 0)
}

/** If the undo is free, the same move must be due again. */
function takeBack<State extends object, Move extends object>(
  match: Match<State, Move, object, object>,
  seat: Seat,
  given: Given<Move>,
  due: string,
  tally: Tally,
): void {
  const answer = askUndo(match, seat)
  if (!answer.legal || !answer.free) return
  undoMove(match, seat, answer.n, [])
  tally.takenBack++
  const again = duePremove(match.game, viewOf(match, seat), seat, given.orders, madeSince(match, seat, given))
  // A free undo may undo more than the last move.
  if (again.kind === 'play' && canonical(again) === due) playMove(match, seat, again.move)
}

function promise(holds: boolean, found: string): void {
  if (!holds) throw new Nonconforming('orders', found)
}

function asStored<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
