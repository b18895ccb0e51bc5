import type { Event, Piece } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import type { BalanceSheet, Taking } from '../../balance-sheet.ts'

export const balanceSheet: BalanceSheet<Event> = {
  startOrder: (events) => events.find((event) => event.kind === 'orderDrawn')?.order ?? [],
  takings: (events) => events.flatMap(takingsIn),
}

function takingsIn(event: Event): Taking | Taking[] {
  switch (event.kind) {
    case 'markerMoved':
      return { seat: event.seat, name: `research ${event.track}${event.owner === event.seat ? '' : ' of a rival'}` }
    case 'capacityRaised':
      return { seat: event.seat, name: 'research capacity' }
    case 'slotTaken':
      return { seat: event.seat, name: `slot ${event.slot}` }
    case 'focusPassed':
      return { seat: event.seat, name: 'slot none' }
    case 'planCommitted':
      return event.plan.pieces.flatMap((piece) => pieceTaking(event.seat, piece))
    case 'vehiclesSold':
      return Array.from({ length: event.vehicles }, () => ({ seat: event.seat, name: `sold ${event.type}` }))
    case 'cardRevealed':
      return { seat: event.seat, name: `card with ${event.clocks} clocks, ${event.sparks.length} sparks` }
    default:
      return []
  }
}

function pieceTaking(seat: Seat, piece: Piece): Taking[] {
  return piece.kind === 'indicator' ? [] : [{ seat, name: `${piece.kind} ${piece.type}` }]
}
