import { type AnyGame, libraryOf, type MatchRecord, redact, replay, type Seat } from '@carriage/kernel'
import type { Budget } from '../player.ts'
import type { Adviser, MoveComparison } from './adviser.ts'

/** A turn of a finished game at which something was given away. */
export interface ReviewedTurn extends MoveComparison {
  /** The number of the entry before it: the position in which it was decided. */
  readonly after: number
  readonly seat: Seat
  readonly played: readonly object[]
}

/** The moments that mattered most, for each seat those first where most was given away. */
export type Review = readonly (readonly ReviewedTurn[])[]

export interface ReviewProgress {
  readonly done: number
  readonly of: number
}

/** What is closer than this, in shares of a win, is a matter of taste. */
const slip = 0.03
const mostMoments = 3

/** Looks a finished game over, turn by turn. It can be left after any turn. */
export function* review(
  versions: readonly [AnyGame, ...AnyGame[]],
  record: MatchRecord,
  adviser: Adviser,
  budget: Budget,
): Generator<ReviewProgress, Review> {
  const turns = turnsOf(versions, record, adviser)
  const moments: ReviewedTurn[][] = record.players.map(() => [])
  for (const [done, turn] of turns.entries()) {
    yield { done, of: turns.length }
    const { view, seat, moves, after } = turn
    const compared = adviser.compare(view, seat, moves, budget)
    if (compared.loss.share >= slip) moments[seat]?.push({ ...compared, after, seat, played: moves })
  }
  return moments.map((each) => each.sort((a, b) => b.loss.share - a.loss.share).slice(0, mostMoments))
}

interface Turn {
  readonly after: number
  readonly seat: Seat
  readonly view: object
  readonly moves: readonly [object, ...object[]]
}

/** The turns that stand in the end, each with the position in which it began as its seat saw it. */
function turnsOf(versions: readonly [AnyGame, ...AnyGame[]], record: MatchRecord, adviser: Adviser): Turn[] {
  const positions: object[] = []
  const { line } = replay(record, libraryOf(versions), (match, n) => {
    positions[n] = match.state
  })
  const turns: { after: number; seat: Seat; view: object; moves: [object, ...object[]] }[] = []
  let after = 0
  for (const { entry } of line) {
    const { seat, move, n } = entry
    const view = redact(positions[after] ?? {}, seat)
    const running = turns.at(-1)
    if (adviser.isTurn(view)) turns.push({ after, seat, view, moves: [move] })
    else if (running?.seat === seat) running.moves.push(move)
    after = n
  }
  return turns
}
