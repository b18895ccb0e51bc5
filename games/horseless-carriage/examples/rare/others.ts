import { type Effects, fastChance, open, type Seat, secret, widen } from '@carriage/kernel'
import type { Quadrant } from '../../components/index.ts'
import type { Event } from '../../events.ts'
import { type Piece, placesForExpansion } from '../../factory/index.ts'
import { horselessCarriage } from '../../game.ts'
import type { Move } from '../../moves.ts'
import type { Position } from '../../positions/position.ts'
import { type CardId, playerOf, type State } from '../../state.ts'

/** What a seat plays in the position that it finds. */
export type Played = (state: State) => readonly [Seat, Move]

/** The position after these moves of any seats, which the reader finds made. */
export function after(position: Position, ...played: readonly Played[]): State {
  const state = position.state()
  for (const play of played) {
    const [seat, move] = play(state)
    const verdict = horselessCarriage.judge(state, seat, move)
    if (!verdict.legal) throw new RangeError(`Seat ${seat} may not play ${move.kind}: ${verdict.rule}.`)
    horselessCarriage.play(state, seat, move, unheard())
  }
  return state
}

export function plays(seat: Seat, move: Move): Played {
  return () => [seat, move]
}

/** A plan, with the expansion laid somewhere legal. */
export function plans(seat: Seat, ...pieces: readonly Piece[]): Played {
  return (state) => {
    const [expansion = null] = placesForExpansion(playerOf(state, seat).factory, state.options)
    return [seat, { kind: 'submitPlan', plan: secret({ pieces, expansion }, [seat]) }]
  }
}

export function card(seat: Seat, card: CardId, quadrant: Quadrant): Move {
  return { kind: 'playCard', card: secret(card, [seat]), quadrant }
}

export function playsCard(seat: Seat, name: CardId, quadrant: Quadrant): Played {
  return plays(seat, card(seat, name, quadrant))
}

/** The starting departments at their plain places. */
export const departments: Move = {
  kind: 'placeDepartments',
  research: { x: 0, y: 8, rot: 0 },
  planning: { x: 0, y: 5, rot: 0 },
}

/** Nobody listens to what happened before the example begins. */
function unheard(): Effects<Event> {
  const chance = fastChance(1)
  return { below: (n) => chance.below(n), emit: () => undefined, reveal: open, show: widen }
}
