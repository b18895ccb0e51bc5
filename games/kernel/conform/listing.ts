import type { Chance } from '../chance/chance.ts'
import { awaitedSeats, type Game, type Turn, type Waiting } from '../contract/game.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import { judgeMove, type Ruled, ruleOf } from '../play/judge.ts'
import { readMove } from '../play/read.ts'
import { canonical } from '../record/canonical.ts'
import { redact } from '../secrets/secret.ts'
import { withKeysReversed } from './copies.ts'
import type { Inventor } from './invent.ts'
import { mutate } from './mutate.ts'
import { expecting, expectSame, Nonconforming } from './nonconforming.ts'
import { vocabularyOf } from './vocabulary.ts'

type AGame<State extends object, Move extends object> = Game<State, Move, object, object>

/** The turn is consistent, and looks the same to every seat. */
export function checkTurn<State extends object>(game: AGame<State, object>, state: State, seats: number): Turn {
  const turn = expecting('turn', 'turn', () => game.turn(state))
  const key = canonical(turn)
  for (const viewer of [...seatsOf(seats), 'spectator'] as const) {
    const seen = expecting('turn', `turn as ${viewer} sees it`, () => canonical(game.turn(redact(state, viewer))))
    expectSame('turn', `turn as ${viewer} sees it`, seen, key)
  }
  if (turn.over) return turn
  if (turn.seats.length === 0) throw new Nonconforming('dead end', `nobody is asked to ${turn.decision}`)
  if (new Set(turn.seats).size < turn.seats.length || turn.seats.some((seat) => !seatsOf(seats).includes(seat))) {
    throw new Nonconforming('turn', `the seats to ${turn.decision} are ${turn.seats.join(' ')}`)
  }
  if (awaitedSeats(turn).length === 0) throw new Nonconforming('dead end', `all have settled what to ${turn.decision}`)
  if (turn.settled?.some((seat) => !turn.seats.includes(seat))) {
    throw new Nonconforming(
      'turn',
      `the seats that have settled what to ${turn.decision} are ${turn.settled.join(' ')}`,
    )
  }
  return turn
}

/** The listed moves of a seat are legal, distinct, readable, and the same on the seat's view. */
export function checkListing<State extends object, Move extends object>(
  game: AGame<State, Move>,
  state: State,
  seat: Seat,
): Move[] {
  const moves = expecting('moves and judge', 'moves', () => [...game.moves(state, seat)])
  const texts = moves.map((move) => expecting('plain data', 'a listed move', () => canonical(move)))
  if (moves.length === 0) throw new Nonconforming('dead end', `seat ${seat} has no legal move`)
  if (new Set(texts).size < texts.length) throw new Nonconforming('moves and judge', 'a move is listed twice')

  const listed = texts.join('\n')
  const view = redact(state, seat)
  expectSame('moves on a view', 'the moves', listing('moves on a view', view), listed)
  expectSame('key order', 'the moves', listing('key order', withKeysReversed(state)), listed)
  return moves

  function listing(check: 'moves on a view' | 'key order', position: State): string {
    return expecting(check, 'moves', () => [...game.moves(position, seat)].map(canonical).join('\n'))
  }
}

/** A listed move is legal on the state and on the seat's view, and survives parsing. */
export function checkLegal<State extends object, Move extends object>(
  game: AGame<State, Move>,
  state: State,
  seat: Seat,
  move: Move,
): void {
  for (const [where, position] of [
    ['the state', state],
    ["the seat's view", redact(state, seat)],
  ] as const) {
    const verdict = expecting('moves and judge', `judge on ${where}`, () => judgeMove(game, position, seat, move))
    if (!verdict.legal) {
      throw new Nonconforming(
        'moves and judge',
        `${canonical(move)} is listed, but on ${where} ${verdict.rule} forbids it`,
      )
    }
  }
  const read = readMove(game, seat, JSON.parse(canonical(move)))
  if (!read.ok) throw new Nonconforming('moves and judge', `${canonical(move)} is listed, but cannot be read`)
  expectSame('moves and judge', 'the move as read', canonical(read.value), canonical(move))
}

interface Attempts<Move> {
  readonly turn: Waiting
  readonly moves: readonly Move[]
  readonly invent: Inventor
  readonly tries: number
  readonly chance: Chance
  /** Contains the rule of every refusal. */
  readonly title: Ruled
}

/**
 * Tries mutated listed moves and invented moves: legal ones must be listed, unless the turn is open; the others must be
 * refused by an existing rule. Returns the illegal ones.
 */
export function checkAttempts<State extends object, Move extends object>(
  game: AGame<State, Move>,
  state: State,
  seat: Seat,
  { turn, moves, invent, tries, chance, title }: Attempts<Move>,
): Move[] {
  const texts = new Set(moves.map(canonical))
  const view = redact(state, seat)
  const vocabulary = vocabularyOf(view, moves)
  const illegal: Move[] = []
  for (let i = 0; i < tries; i++) {
    const base = moves[chance.below(moves.length)]
    const attempt = i % 2 === 0 && base ? mutate(base, vocabulary, chance) : invent(seat, vocabulary, chance)
    const read = readMove(game, seat, attempt)
    if (!read.ok) continue
    const text = canonical(read.value)
    const verdict = expecting('moves and judge', `judge of ${text}`, () => judgeMove(game, state, seat, read.value))
    if (verdict.legal !== texts.has(text) && !(verdict.legal && turn.open)) {
      throw new Nonconforming(
        'moves and judge',
        `${text} is ${verdict.legal ? 'legal, but not' : 'refused, but'} listed`,
      )
    }
    if (verdict.legal) continue
    expecting('refusals', text, () => ruleOf(title, verdict.rule))
    expecting('refusals', text, () => canonical(verdict.facts))
    const seen = expecting('moves on a view', `judge of ${text}`, () => judgeMove(game, view, seat, read.value))
    expectSame('moves on a view', `the verdict on ${text}`, canonical(seen), canonical(verdict))
    illegal.push(read.value)
  }
  return illegal
}

/** A seat that is not asked has no moves, and moves of other seats are refused to it. */
export function checkBystanders<State extends object, Move extends object>(
  game: AGame<State, Move>,
  state: State,
  seats: number,
  turn: Turn,
): void {
  for (const seat of seatsOf(seats)) {
    if (!turn.over && turn.seats.includes(seat)) continue
    const listed = expecting('moves and judge', `moves of seat ${seat}, which is not asked`, () => [
      ...game.moves(state, seat),
    ])
    if (listed.length > 0)
      throw new Nonconforming('moves and judge', `seat ${seat} is not asked, and has ${listed.length} moves`)
  }
}
