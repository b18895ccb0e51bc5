import { useEffect } from 'react'
import { useModel, useParts } from '../../table/model/use-table.ts'
import { usePanels } from '../../table/panels/panels.ts'

/**
 * Opens the zone in which I am asked for something. What I open afterwards stays until I am asked again, and nothing
 * changes while I hold a piece or read the rules, the log or the chat. A lesson leads by itself.
 */
export function useAskedZone(): void {
  const { guide } = useModel()
  const { board, table, turn, moves } = useParts('board', 'table', 'turn', 'moves')
  const { id, me } = table
  const asked = guide === undefined && !turn.over && me !== undefined && turn.seats.includes(me)
  const zone = asked ? board?.zones.find((each) => moves.some((move) => each.holds(move)))?.id : undefined
  useEffect(() => {
    if (zone === undefined || me === undefined || !board || board.isHolding?.(id, me)) return
    const shown = usePanels.getState().zone
    if (shown === '' || board.zones.some((each) => each.id === shown)) usePanels.setState({ zone })
  }, [zone, board, id, me])
}
