/**
 * A place on the board that an event changes. Drawn parts have its name as `data-spot`; the same place may be drawn
 * twice.
 */
export interface Touch {
  readonly spot: string
  /** The place that the piece flies from. */
  readonly from?: string
  /** The sign of the piece, a path in a box of 24; by default the badge of the seat. */
  readonly sign?: string
  /** The owner of the piece, if not the seat of the event. */
  readonly seat?: number
}

/** For every kind of event, what it changes on the board. */
export type Touches<Event extends { readonly kind: string }> = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { readonly kind: Kind }>) => readonly Touch[]
}

/** What an event changes, by a table of all kinds. */
export function touchesBy<Event extends { readonly kind: string }>(
  touches: Touches<Event>,
): (event: Event) => readonly Touch[] {
  return (event) => {
    // The table has a function for each kind, which takes events of that kind.
    const touch = touches[event.kind as Event['kind']] as (event: Event) => readonly Touch[]
    return touch(event)
  }
}

/** Spots that the table itself draws, on the plates of the players. */
export const plateSpots = {
  seat: (seat: number) => `seat ${seat}`,
  points: (seat: number) => `points ${seat}`,
}
