import { type AnyGame, awaitedSeats, fastChance, LiveEffects, redact, type Seat } from '@carriage/kernel'
import type { Bot } from '../bot.ts'

/** The inputs of one turn, each of which plays one move. */
export interface TurnInputs {
  /** Whether a car was placed in it. */
  readonly car: boolean
  /** Every move of the turn. */
  readonly all: number
  /** Without an end of the turn that comes by itself, since nothing else was left. */
  readonly needed: number
  /** How many of them were of which kind. */
  readonly kinds: Readonly<Record<string, number>>
}

/** Plays a whole game and counts the inputs of every turn, from the tile that is taken to the end of the turn. */
export function countInputs(game: AnyGame, options: object, seats: number, bot: Bot, seed: number): TurnInputs[] {
  const fx = new LiveEffects<object>(fastChance(seed))
  const state = game.setup({ seats, options }, fx)
  const turns: TurnInputs[] = []
  let kinds: Record<string, number> | undefined
  for (let made = 0; ; made++) {
    const turn = game.turn(state)
    const [seat]: readonly Seat[] = turn.over ? [] : awaitedSeats(turn)
    if (seat === undefined) return turns
    const move = bot.choose(redact(state, seat), seat, { seed: seed * 8192 + made })
    const kind = 'kind' in move ? String(move.kind) : ''
    const alone = kind === 'endTurn' && [...game.moves(state, seat)].length === 1
    game.play(state, seat, move, fx)
    if (kind === 'takeTile') kinds = {}
    if (!kinds) continue // before the first turn, and between rounds
    kinds[kind] = (kinds[kind] ?? 0) + 1
    if (kind !== 'endTurn') continue
    const all = Object.values(kinds).reduce((sum, each) => sum + each, 0)
    turns.push({ car: 'placeCar' in kinds, all, needed: all - (alone ? 1 : 0), kinds })
    kinds = undefined
  }
}
