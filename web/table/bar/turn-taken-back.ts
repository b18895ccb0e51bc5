import { awaitedSeats, type Seat } from '@carriage/kernel'
import type { ShownEntry } from '../model/link.ts'
import type { TableModelState } from '../model/table-state.ts'

/** A turn that was passed on and taken back. */
export interface TurnTakenBack {
  readonly by: Seat
  /** The people whose turn it was meanwhile. */
  readonly from: readonly Seat[]
  /** Whether they were asked, and agreed. */
  readonly agreed: boolean
}

type Shown = Pick<TableModelState, 'entries' | 'game' | 'players'>

/** Whether the current turn had been passed on and was taken back; until it is passed on again. */
export function turnTakenBack({ entries, game, players }: Shown): TurnTakenBack | undefined {
  const by = entries.at(-1)?.seat
  const isOther = ({ seat, undone }: ShownEntry) => seat !== by || undone !== undefined
  const at = entries.findLastIndex(isOther)
  const undo = entries[at]
  const before = entries[at - 1]?.view
  if (by === undefined || undo?.seat !== by || undo.undone === undefined || !before) return undefined
  const waited = awaitedSeats(game.turn(before))
  if (waited.includes(by)) return undefined
  const from = waited.filter((seat) => players[seat]?.bot === false)
  return from.length > 0 ? { by, from, agreed: undo.agreed === true } : undefined
}
