import { useEffect } from 'react'
import { goTo } from '../../platform/app/route.ts'
import { Key } from '../../table/bar/key.tsx'
import { useTable } from '../../table/model/use-table.ts'
import { askForMyTables } from './ask-tables.ts'
import { nextTable, noteTurn, useMyTables, waitingTables } from './my-tables.ts'
import styles from './next-game.module.css'
import { useMyGamesMessages } from './use-messages.ts'

/** At a table that does not wait for me: a link to the next game that does. */
export function NextGame() {
  const id = useTable((state) => state.table.id)
  const played = useTable(({ table }) => table.place === 'remote' && table.me !== undefined)
  const own = useTable(({ turn, table }) => !turn.over && turn.seats.some((seat) => seat === table.me))
  const words = useMyGamesMessages()
  const count = useMyTables(({ tables }) => waitingTables(tables ?? []).filter((table) => table.id !== id).length)

  useEffect(() => {
    if (!played) return
    noteTurn(id, own)
    // When my turn is over, another game may be waiting.
    if (!own) void askForMyTables().then(() => noteTurn(id, own))
  }, [id, played, own])

  if (!played || own || count === 0) return null
  return (
    <section className={styles.note} data-testid="next-game">
      <p role="status">{words('others', { count })}</p>
      <button type="button" className="button primary" aria-keyshortcuts="n" onClick={() => goToNext(id)}>
        {words('next')} <Key>N</Key>
      </button>
    </section>
  )
}

/** Goes to the next table that waits for me. Returns whether there is one. */
export function goToNext(here?: string): boolean {
  const next = nextTable(useMyTables.getState().tables ?? [], here)
  if (next) goTo(`/table/${next.id}`)
  return next !== undefined
}
