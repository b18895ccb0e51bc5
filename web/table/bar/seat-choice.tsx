import { frontSeat, looksOn } from '../../board/interaction/front-seat.ts'
import { useParts } from '../model/use-table.ts'
import { usePanels } from '../panels/panels.ts'
import { ViewerSelect } from '../replay/viewer-select.tsx'

/**
 * For a spectator: from whose side the table is looked at. Only the layout changes; what is hidden from spectators stays
 * hidden.
 */
export function SeatChoice() {
  const { table, players } = useParts('table', 'players')
  const over = usePanels((panels) => panels.over)
  if (!looksOn(table)) return null
  return (
    <ViewerSelect
      label="watch.seat"
      players={players}
      viewer={frontSeat(table, over) ?? 'spectator'}
      choose={(viewer) =>
        usePanels.setState({ over: viewer === 'spectator' ? undefined : { match: table.id, seat: viewer } })
      }
    />
  )
}
