import type { TableModel } from '../model/table-state.ts'
import { saveSeen } from './seen.ts'

/** Notices when the user looks away from a table, and stores on the device what was seen last. The answer stops it. */
export function follow(model: TableModel): () => void {
  function keep(): void {
    const sight = model.lookAway()
    const { table, turn } = model.store.getState()
    // Where several people share the device, what one of them saw is not what the next one saw.
    if (table.me !== undefined && !table.people && table.place !== 'replay') saveSeen(table.id, sight, turn.over)
  }
  function look(): void {
    if (document.hidden) keep()
    else model.lookAgain()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', keep)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pagehide', keep)
    keep()
  }
}
