import { type AnyGame, awaitedSeats, fastChance, redact, silentEffects } from '@carriage/kernel'
import type { Bot } from '../../bot.ts'
import type { ExamQuestion, Marking } from '../../exam-question.ts'

/** The position of a question. */
export function examPositionOf(game: AnyGame, { seats, options, seed, moves }: ExamQuestion): object {
  const fx = silentEffects<object>(fastChance(seed))
  const state = game.setup({ seats, options }, fx)
  for (const [index, { seat, move }] of moves.entries()) {
    const turn = game.turn(state)
    const isAwaited = !turn.over && awaitedSeats(turn).includes(seat)
    if (!isAwaited || !game.judge(state, seat, move).legal)
      throw new Error(`Move ${index} of the question is not legal: ${JSON.stringify(move)}`)
    game.play(state, seat, move, fx)
  }
  return state
}

/** Whether a player makes the right choice. The seed of its thoughts is always the same. */
export function isRight(
  game: AnyGame,
  state: object,
  question: ExamQuestion,
  player: Bot,
  marking: Marking | undefined,
): boolean {
  const { seat, seed, moves, right } = question
  const move = player.choose(redact(state, seat), seat, { seed: seed * 8192 + moves.length })
  if (!game.judge(state, seat, move).legal) return false
  if (right) return right.some((parts) => contains(move, parts))
  if (!marking) throw new Error('The question lists no right moves, and the game has no marking.')
  return marking(game.clone(state), seat, move, question)
}

/** Whether a move has all these parts. */
export function contains(move: unknown, parts: unknown): boolean {
  if (typeof parts !== 'object' || parts === null) return move === parts
  if (typeof move !== 'object' || move === null) return false
  if (Array.isArray(parts) && (!Array.isArray(move) || move.length !== parts.length)) return false
  const values = move as Readonly<Record<string, unknown>>
  return Object.entries(parts).every(([key, part]) => contains(values[key], part))
}
