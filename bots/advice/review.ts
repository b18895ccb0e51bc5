import { type AnyGame, createLibrary, type MatchRecord, redact, replay, type Seat } from '@carriage/kernel'
import type { ThinkingBudget } from '../bot.ts'
import type { Adviser, MoveComparison } from './adviser.ts'

/** A turn of a finished game with a better alternative. */
export interface ReviewedTurn extends MoveComparison {
  /** The number of the entry before the turn: the position in which it began. */
  readonly after: number
  readonly seat: Seat
  readonly played: readonly object[]
}

/** By seat the turns that lost most, the largest loss first. */
export type Review = readonly (readonly ReviewedTurn[])[]

export interface ReviewProgress {
  readonly done: number
  readonly of: number
}

/** The smallest loss that is reported, in shares of a win. */
const slip = 0.03
const mostMoments = 3

/** Reviews a finished game turn by turn. The caller can stop after any turn. */
export function* review(
  versions: readonly [AnyGame, ...AnyGame[]],
  record: MatchRecord,
  adviser: Adviser,
  budget: ThinkingBudget,
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

/** The turns that were not taken back, each with the view of its seat at its beginning. */
function turnsOf(versions: readonly [AnyGame, ...AnyGame[]], record: MatchRecord, adviser: Adviser): Turn[] {
  const positions: object[] = []
  const { line } = replay(record, createLibrary(versions), (match, n) => {
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
