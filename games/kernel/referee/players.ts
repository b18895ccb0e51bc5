import type { Chance } from '../chance/chance.ts'
import type { Seat } from '../contract/seat.ts'

/** Chooses one of the legal moves. */
export type RefereePlayer<State, Move> = (state: State, seat: Seat, moves: readonly Move[]) => Move

export function randomPlayer<State, Move>(chance: Chance): RefereePlayer<State, Move> {
  return (_state, _seat, moves) => moves[moves.length === 1 ? 0 : chance.below(moves.length)] as Move
}

/** Weights are rounded to so many parts that rounding does not matter. */
const grains = 1_000_000

/**
 * A random player with likes and dislikes for kinds of moves per seat, which leads to positions that uniform chance
 * hardly reaches.
 */
export function playerWithTastes<State, Move extends object>(chance: Chance, seed: number): RefereePlayer<State, Move> {
  return (_state, seat, moves) => {
    const weights = moves.map((move) => 1 + Math.floor(liking(`${seed}/${seat}/${kindOf(move)}`) ** 6 * grains))
    return moves[pickByWeight(weights, chance)] as Move
  }
}

/** How much a kind of move that its seat has not made yet outweighs one that it has made once. */
const novelty = 20

/** A random player that prefers what it has not done yet in this game, and so uses every card and marker. */
export function curiousPlayer<State, Move extends object>(chance: Chance): RefereePlayer<State, Move> {
  const made = new Map<string, number>()
  return (_state, seat, moves) => {
    const keys = moves.map((move) => `${seat}/${kindOf(move)}`)
    const weights = keys.map((key) => 1 + Math.floor(grains / novelty ** (made.get(key) ?? 0)))
    const chosen = pickByWeight(weights, chance)
    const key = keys[chosen] ?? ''
    made.set(key, (made.get(key) ?? 0) + 1)
    return moves[chosen] as Move
  }
}

/** The place of one of these weights. */
function pickByWeight(weights: readonly number[], chance: Chance): number {
  let at = chance.below(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    at -= weight
    return at < 0
  })
}

/** The topic of a move: its kind and words, without numbers. */
function kindOf(move: object): string {
  return Object.values(move)
    .filter((value) => typeof value === 'string')
    .join()
}

/** A number from 0 to 1 that is a hash of a text. */
function liking(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
