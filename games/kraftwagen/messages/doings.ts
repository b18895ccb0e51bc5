import type { Phrase, Seat } from '@carriage/kernel'
import { type BuyerKind, buyerPhrase } from '@carriage/kraftwagen-family'
import { rowIsFull } from '../actions/buyer.ts'
import { levelOfSeat } from '../actions/developments.ts'
import { courseOf } from '../actions/grand-prix.ts'
import type { Bonus, StartItem } from '../components/index.ts'
import { playerOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'
import { bonus } from './things.ts'

/** An action, start item or bonus with what it would bring this seat now. */
export function doingNow(view: State, seat: Seat, doing: StartItem | Bonus): Phrase {
  const player = playerOf(view, seat)
  const id = `do.${doing}`
  switch (doing) {
    case 'hire':
      return player.supply > 0 ? { id, values: { supply: player.supply } } : { id: 'do.hire.none' }
    case 'body':
    case 'engine':
      return { id, values: { level: levelOfSeat(view, seat, doing) } }
    case 'buyer':
      return { id: rowIsFull(view) ? 'do.buyer.marker' : id }
    case 'grandPrix':
      return { id, values: { drive: driveOf(view, seat, player.gpEngine) } }
    case 'research':
    case 'carOnSpace2':
    case 'gpEngine2':
      return { id }
    default:
      return { id: 'do.bonus', values: { bonus: bonus(componentTablesOf(view), doing) } }
  }
}

/** Where this number of a seat's own steps would lead. */
export function driveOf(view: State, seat: Seat, steps: number): Phrase {
  const { to, laps } = courseOf(view, seat, steps)
  return { id: 'drive', values: { to, laps } }
}

/** A buyer with what he brings to the player who calls him: the money of his stack, perhaps an award. */
export function newBuyer(view: State, preference: BuyerKind, money: number): Phrase {
  const second = view.activeBuyers.some((active) => active.preference === preference)
  const points =
    second && view.awards.includes('buyer') ? componentTablesOf(view).components.awards.rows.buyer.points : 0
  return { id: 'move.buyer', values: { buyer: buyerPhrase(preference), money, points } }
}
