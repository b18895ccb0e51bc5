import type { Chance } from '../chance/chance.ts'
import { fastChance } from '../chance/fast-chance.ts'
import type { Game, Waiting } from '../contract/game.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import type { Title, Variant } from '../contract/title.ts'
import { LiveEffects } from '../play/live-effects.ts'
import { type Match, playMove, startMatch } from '../play/match.ts'
import { type MatchRecord, recordOf } from '../record/record.ts'

/** The move limit after which a game counts as endless. */
export const moveLimit = 10_000

export interface RandomGame<State, Event> {
  readonly moves: number
  readonly events: readonly Event[]
  readonly end: State
}

/** A failed random game, with everything to reproduce it. */
export class FailedGame extends Error {
  readonly seed: number
  readonly moves: number
  readonly problem: string

  constructor(seed: number, moves: number, problem: string) {
    super(`Seed ${seed}, after move ${moves}: ${problem}`)
    this.name = 'FailedGame'
    this.seed = seed
    this.moves = moves
    this.problem = problem
  }
}

/**
 * Plays a whole game by random legal moves and checks the invariants after each. The seed decides everything. It uses
 * the bare rules, without a match, for speed.
 */
export function playRandomly<State extends object, Move extends object, Options extends object, Event extends object>(
  title: Title<State, Move, Options, Event>,
  { seats, options }: Variant<Options>,
  seed: number,
): RandomGame<State, Event> {
  const [game] = title.versions
  const choice = choiceOf(seed)
  const fx = new LiveEffects<Event>(fastChance(seed))
  let moves = 0
  try {
    const state = game.setup({ seats, options }, fx)
    checkInvariants(title, state)
    for (;;) {
      const turn = game.turn(state)
      if (turn.over) return { moves, events: fx.events, end: state }
      if (moves === moveLimit) throw new Error(`the game has not ended after ${moveLimit} moves`)
      const seat = pickFrom(turn.seats, choice)
      const move = randomMove(game, state, turn, seat, choice)
      const before = title.progress && game.clone(state)
      game.play(state, seat, move, fx)
      moves += 1
      checkInvariants(title, state, before)
    }
  } catch (error) {
    throw new FailedGame(seed, moves, error instanceof Error ? error.message : String(error))
  }
}

/**
 * The record of a random game, complete or up to a move: the same seed makes the same choices. It also ends where the
 * rules fail, so that a replay ends at the same place.
 */
export function recordRandomGame<
  State extends object,
  Move extends object,
  Options extends object,
  Event extends object,
>(
  title: Title<State, Move, Options, Event>,
  { seats, options }: Variant<Options>,
  seed: number,
  upTo: number = moveLimit,
): MatchRecord {
  const [game] = title.versions
  const choice = choiceOf(seed)
  const players = seatsOf(seats).map((seat) => `Random ${seat + 1}`)
  const match = startMatch(game, { match: `random-${seed}`, players, options, source: { kind: 'fast', seed } })
  while (match.log.length < upTo && playOne(match, choice));
  return recordOf(match)
}

/** Plays a random move; false if the game is over, or its rules fail or contradict themselves. */
function playOne<State extends object, Move extends object>(
  match: Match<State, Move, object, object>,
  choice: Chance,
): boolean {
  const { game, state } = match
  try {
    const turn = game.turn(state)
    if (turn.over) return false
    const seat = pickFrom(turn.seats, choice)
    return playMove(match, seat, randomMove(game, state, turn, seat, choice)).legal
  } catch {
    return false
  }
}

/** Random players have their own stream, so that they do not shift the game's draws. */
export function choiceOf(seed: number): Chance {
  return fastChance(seed + 2 ** 40)
}

/** A random legal move. In an open turn most come from `suggest`, since the list is incomplete. */
export function randomMove<State extends object, Move extends object>(
  game: Game<State, Move, object, object>,
  state: State,
  turn: Waiting,
  seat: Seat,
  choice: Chance,
): Move {
  if (turn.open && game.suggest && choice.below(4) > 0) return game.suggest(state, seat, choice)
  return pickFrom([...game.moves(state, seat)], choice)
}

export function pickFrom<T>(from: readonly T[], choice: Chance): T {
  if (from.length === 0) throw new Error('there is no legal move: a dead end')
  const item = from[from.length === 1 ? 0 : choice.below(from.length)]
  if (item === undefined) throw new Error('the choice is outside the list')
  return item
}

/** Checks the invariants of a position and of the transition to it. */
export function checkInvariants<State extends object>(
  { invariants, progress = [] }: Pick<Title<State, object, object, object>, 'invariants' | 'progress'>,
  state: State,
  before?: State,
): void {
  for (const invariant of invariants) complain(invariant, invariant.broken(state))
  if (before) for (const each of progress) complain(each, each.broken(before, state))
}

function complain({ id, title }: { readonly id: string; readonly title: string }, found: string | undefined): void {
  if (found !== undefined) throw new Error(`${id} is broken (${title}): ${found}`)
}
