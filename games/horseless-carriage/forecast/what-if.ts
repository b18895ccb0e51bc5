import { LiveEffects, type Seat } from '@carriage/kernel'
import type { Event } from '../events.ts'
import { expandFactory } from '../factories.ts'
import type { Piece } from '../factory/index.ts'
import { playerOf, type State } from '../state.ts'

/** A table at which something is tried. Nothing that is tried here draws or reveals anything. */
export function tryingTable(): LiveEffects<Event> {
  return new LiveEffects<Event>({
    below() {
      throw new RangeError('A forecast draws nothing.')
    },
  })
}

export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

/** Emitted events of one kind, in order. */
export function shownAs<Kind extends Event['kind']>({ events }: LiveEffects<Event>, kind: Kind): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind)
}

/** The view with these pieces in a seat's factory. It shares its parts with the view. */
export function withPieces(view: State, seat: Seat, pieces: readonly Piece[]): State {
  if (pieces.length === 0) return view
  const player = playerOf(view, seat)
  // Floor that is laid in the same year carries nothing yet: HC-5.9.
  const factory = expandFactory(player.factory, { pieces, expansion: null })
  return { ...view, players: view.players.with(seat, { ...player, factory }) }
}
