import { setPriority } from 'node:os'
import { openDatabase } from '@carriage/server'
import { prepareTable } from '../live/tables.ts'
import type { DealtTable, WantedTable } from './dealing.ts'

/* Sets tables up in the store and plays them ahead, in a process of its own: started by dealing.ts. */

// What it does is no part of what is measured.
setPriority(10)
const [url = ''] = process.argv.slice(2)
const database = openDatabase({ url, connections: 4 })
let last: Promise<unknown> = Promise.resolve()

process.on('message', (wanted: WantedTable) => {
  // One after the other: nobody waits for a table while there are moves left at the one before.
  last = last
    .then(() => deal(wanted))
    .catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
})
process.on('disconnect', () => process.exit(0))

async function deal({ place, game, guests }: WantedTable): Promise<void> {
  const dealt: DealtTable = { place, ...(await prepareTable(database, game, guests)) }
  process.send?.(dealt)
}
