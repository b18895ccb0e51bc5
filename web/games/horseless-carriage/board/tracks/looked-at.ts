import { type AccessLevels, accessOf, type Dimension, dimensions, type State } from '@carriage/horseless-carriage'
import { focusForecast, patentMatrix } from '@carriage/horseless-carriage/forecast'
import { type Seat, seatsOf } from '@carriage/kernel'
import type { Props } from '../props.ts'

/** A marker at another square. */
export interface MarkerGhost {
  readonly track: Dimension | 'capacity'
  readonly owner: Seat
  readonly from: number
  readonly to: number
}

/** Every marker that moved between two positions. */
export function markersBetween(before: State, after: State): MarkerGhost[] {
  const ghosts: MarkerGhost[] = []
  for (const owner of seatsOf(before.players.length)) {
    for (const track of dimensions) {
      const [from, to] = [before.markers[track][owner] ?? 0, after.markers[track][owner] ?? 0]
      if (from !== to) ghosts.push({ track, owner, from, to })
    }
    const [from, to] = [before.players[owner]?.capacity ?? 0, after.players[owner]?.capacity ?? 0]
    if (from !== to) ghosts.push({ track: 'capacity', owner, from, to })
  }
  return ghosts
}

/** The marker that the previewed move would push. */
export function ghostOf({ view, draft }: Pick<Props, 'view' | 'draft'>): MarkerGhost | undefined {
  if (view.stage.name !== 'research' || !draft?.preview.legal || !draft.preview.state) return undefined
  return markersBetween(view, draft.preview.state)[0]
}

/** How far I may build from each track after the previewed move, or else now. */
export function accessLooked(view: State, me: Seat, draft: Props['draft']): AccessLevels {
  const now = accessOf(view, me)
  if (!draft?.preview.legal) return now
  switch (draft.move.kind) {
    case 'research':
      return draft.preview.state ? accessOf(draft.preview.state, me) : now
    case 'takeSlot':
      return patentMatrix(view, me)[draft.move.slot - 1] ?? now
    case 'pass': {
      // Passing may lead to several slots. Patents get fewer from slot to slot, so those of the last one are certain.
      const last = focusForecast(view, me).passing?.slots.at(-1)
      return (last === undefined ? undefined : patentMatrix(view, me)[last - 1]) ?? now
    }
    default:
      return now
  }
}
