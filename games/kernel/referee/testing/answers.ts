import { canonical } from '../../record/canonical.ts'
import type { Refereeing } from '../referee.ts'

/** Plays a part of a game with these answers; each must be legal and all must be used. */
export function playPart<Position extends object>(part: Refereeing<Position>, ...answers: readonly object[]): void {
  const left = [...answers]
  for (let step = part.next({}); !step.done; ) {
    const { moves } = step.value
    const answer = moves.length === 1 ? moves[0] : left.shift()
    if (!answer || !moves.some((move) => canonical(move) === canonical(answer)))
      throw new Error(`${canonical(answer ?? null)} is not among ${canonical(moves)}`)
    step = part.next(answer)
  }
  if (left.length > 0) throw new Error(`No question for ${canonical(left)}.`)
}
