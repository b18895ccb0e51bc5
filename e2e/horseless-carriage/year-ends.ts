import { horselessCarriage, type State } from '@carriage/horseless-carriage'
import { preview, redact } from '@carriage/kernel'

/** My sale ends the sales of the year, whatever I choose. */
export function isLastSale(state: State): boolean {
  const { stage } = state
  if (stage.name !== 'sales' || stage.step.name !== 'dealership') return false
  if (stage.selling.some((seat) => seat !== 0)) return false
  const view = redact(state, 0)
  const moves = [...horselessCarriage.moves(view, 0)]
  return moves.every((move) => {
    const shown = preview(horselessCarriage, view, 0, move)
    return shown.legal && shown.events.some(({ kind }) => kind === 'salesEnded')
  })
}

/** My card is the last one. */
export function isLastCard({ stage }: State): boolean {
  return stage.name === 'demand' && stage.waiting.length === 1 && stage.waiting[0] === 0
}

export function sellersIn({ stage }: State): number {
  if (stage.name !== 'sales') return 0
  return stage.offers.filter(({ dealerships }) => dealerships.some(({ placed }) => placed)).length
}
