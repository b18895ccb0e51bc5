import { type AnyGame, awaitedSeats, canonical, fastChance, LiveEffects, redact, type Seat } from '@carriage/kernel'
import type { Bot } from '../../bot.ts'

/** The inputs of one turn. */
export interface TurnInputs {
  /** Whether a car was placed in it. */
  readonly car: boolean
  /** Every move of the turn. */
  readonly all: number
  /** Without an automatic end of the turn, when nothing else was left. */
  readonly ended: number
  /** The same, with a car that the board offers whole as one input. */
  readonly needed: number
  /** How many of them were of which kind. */
  readonly kinds: Readonly<Record<string, number>>
}

/** The cars that a board offers whole, each as the moves that one input plays. */
export type WholeCarMoves = (view: object, seat: Seat) => readonly (readonly object[])[]

/** Plays a whole game and counts the inputs of every turn, from the tile that is taken to the end of the turn. */
export function countInputs(
  game: AnyGame,
  options: object,
  seats: number,
  bot: Bot,
  seed: number,
  wholeCars: WholeCarMoves = () => [],
): TurnInputs[] {
  const fx = new LiveEffects<object>(fastChance(seed))
  const state = game.setup({ seats, options }, fx)
  const turns: TurnInputs[] = []
  let moves: object[] | undefined
  let offered: readonly (readonly object[])[] = []
  for (let made = 0; ; made++) {
    const turn = game.turn(state)
    const [seat]: readonly Seat[] = turn.over ? [] : awaitedSeats(turn)
    if (seat === undefined) return turns
    const view = redact(state, seat)
    const move = bot.choose(view, seat, { seed: seed * 8192 + made })
    const kind = kindOf(move)
    const alone = kind === 'endTurn' && [...game.moves(state, seat)].length === 1
    if (kind === 'placeCar') offered = wholeCars(view, seat)
    game.play(state, seat, move, fx)
    if (kind === 'takeTile') {
      moves = []
      offered = []
    }
    if (!moves) continue // before the first turn, and between rounds
    moves.push(move)
    if (kind !== 'endTurn') continue
    turns.push(inputsOf(moves, offered, alone))
    moves = undefined
  }
}

function inputsOf(
  moves: readonly object[],
  offered: readonly (readonly object[])[],
  endsByItself: boolean,
): TurnInputs {
  const kinds: Record<string, number> = {}
  for (const move of moves) kinds[kindOf(move)] = (kinds[kindOf(move)] ?? 0) + 1
  const ended = moves.length - (endsByItself ? 1 : 0)
  const from = moves.findLastIndex((move) => kindOf(move) === 'placeCar')
  const whole = offered.find(
    (car) => from >= 0 && car.every((move, index) => canonical(move) === canonical(moves[from + index])),
  )
  const needed = ended - (whole ? whole.length - 1 : 0)
  return { car: 'placeCar' in kinds, all: moves.length, ended, needed, kinds }
}

function kindOf(move: object): string {
  return 'kind' in move ? String(move.kind) : ''
}
