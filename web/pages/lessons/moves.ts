import type { Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/kraftwagen-family'
import type { LessonEvent } from './lesson.ts'

/** The common part of the moves of both editions. */
interface AnyMove {
  readonly kind: string
}

/** The common part of the views of both editions. */
interface View {
  readonly actor: Seat
  readonly steps: { readonly name: string }[]
  readonly chain: readonly (Seat | string)[]
}

/** The seat of the learner. */
export const me: Seat = 0

/** Whether the learner made a move of this kind. */
export function did<Move extends AnyMove>(event: LessonEvent<Move> | undefined, kind: Move['kind']): boolean {
  return event?.kind === 'move' && event.move.kind === kind
}

export function isMyTurn(view: View): boolean {
  return view.actor === me && currentStep(view).name === 'takeTile'
}

export function takes(move: AnyMove, tiles: readonly string[]): boolean {
  return move.kind === 'takeTile' && 'tile' in move && tiles.some((tile) => tile === move.tile)
}

/** The first move that matches; throws if the rival of a lesson has no such move. */
export function wantedMove<Move extends AnyMove>(moves: readonly Move[], wanted: (move: Move) => boolean): Move {
  const move = moves.find(wanted)
  if (!move) throw new RangeError(`The rival of the lesson cannot do what it should: ${JSON.stringify(moves)}`)
  return move
}

/** A tile that changes nothing for the learner; preferably one that lets the learner move next. */
export function idleTile({ chain }: Pick<View, 'chain'>, tiles: readonly string[]): string | undefined {
  const idle = chain.filter((element) => typeof element === 'string').filter((tile) => tiles.includes(tile))
  return idle.find((tile) => chain.indexOf(tile) > chain.indexOf(me)) ?? idle[0]
}
