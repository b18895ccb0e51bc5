import { type Phase, phases, type State } from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'

/** The phase of the current decision; undefined at set-up and after the end. */
export function phaseNow({ stage }: State): Phase | undefined {
  return phases.find((phase) => phase === stage.name)
}

/** The seats that still act in this phase, in order. */
export function actingOrder(view: State): readonly Seat[] {
  const { stage, order } = view
  switch (stage.name) {
    case 'research':
    case 'focus':
    case 'demand':
      return stage.waiting
    case 'factory':
      return order.filter((seat) => stage.plans[seat]?.state === 'draft')
    case 'sales':
      return stage.selling
    case 'setUp':
      return seatsOf(view.players.length).filter((seat) => view.players[seat]?.factory.pieces.length === 0)
    case 'over':
      return []
  }
}
