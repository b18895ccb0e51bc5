import type { Seat } from '@carriage/kernel'
import type { LinkedTable } from '../../table/model/link.ts'
import { useTable } from '../../table/model/use-table.ts'
import { type LookedOver, usePanels } from '../../table/panels/panels.ts'

/** The seat whose side of the table is in front: mine, or the one that a spectator has chosen. */
export function useFrontSeat(): Seat | undefined {
  const table = useTable((state) => state.table)
  return frontSeat(
    table,
    usePanels((panels) => panels.over),
  )
}

/** A choice is valid for the table at which it was made, and never for a player. */
export function frontSeat({ id, me }: LinkedTable, over: LookedOver | undefined): Seat | undefined {
  return me ?? (over?.match === id ? over.seat : undefined)
}

/** Whether this user is a spectator of an online table, who may choose whose side is in front. */
export function looksOn({ me, place }: LinkedTable): boolean {
  return me === undefined && place === 'remote'
}
