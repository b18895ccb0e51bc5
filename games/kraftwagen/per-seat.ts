import { isOpen, isSecret, open, type Seat, seatsOf } from '@carriage/kernel'
import { type Kept, type Player, playerOf, type State } from './state.ts'

/** The first thing found wrong at a seat, asked in seat order. */
export function forSeats(state: State, broken: (seat: Seat, player: Player) => string | undefined): string | undefined {
  for (const seat of seatsOf(state.players.length)) {
    const found = broken(seat, playerOf(state, seat))
    if (found !== undefined) return `Seat ${seat}: ${found}`
  }
  return undefined
}

/** The content, as far as it is here: a view has it only for its viewer. */
export function contentOf<T>(kept: Kept<T>): T | undefined {
  if (!isSecret(kept)) return kept
  return isOpen(kept) ? open(kept) : undefined
}
