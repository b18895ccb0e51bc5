import type { Seat } from '@carriage/kernel'

/** Whether an event is a seat's own doing. What I chose can take effect in a move of another seat. */
export function isDoneBy(seat: Seat, event: object): boolean {
  return 'seat' in event && event.seat === seat
}
