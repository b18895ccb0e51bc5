import { useTable } from '../../table/model/use-table.ts'
import { useMyTables, waitingTables } from './my-tables.ts'
import { goToNext } from './next-game.tsx'
import { useMyGamesMessages } from './use-messages.ts'

/** In the menu of a table: the way to the next game that waits for me, also while this one does. */
export function NextGameLink({ after }: { readonly after: () => void }) {
  const id = useTable((state) => state.table.id)
  const words = useMyGamesMessages()
  const count = useMyTables(({ tables }) => waitingTables(tables ?? []).filter((table) => table.id !== id).length)
  if (count === 0) return null
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        after()
        goToNext(id)
      }}
    >
      {words('nextHere', { count })}
    </button>
  )
}
