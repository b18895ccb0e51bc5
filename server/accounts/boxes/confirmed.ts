// Rows of components that operators accepted: `pnpm ops boxes confirmed GAME [--write]`. docs/boxes.md has
// the next steps.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultsInOptions } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { readConfig, WrongSettings } from '../../config.ts'
import { printable } from '../../platform/printable.ts'
import { openDatabase } from '../../platform/storage/database.ts'
import { confirmRows } from './confirm.ts'
import { acceptedRowsOf } from './printed-rows.ts'
import { writeTables } from './write-tables.ts'

const usage = `pnpm ops boxes confirmed GAME           lists the rows of this game that were accepted
pnpm ops boxes confirmed GAME --write   writes them into the component tables of the game, marked as confirmed
  --file FILE                       tables to read and write in place of those of the game`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, file: { type: 'string' } },
  })
  const [what, game = ''] = positionals
  const title = titleOf(game)
  if (what !== 'confirmed' || !title) throw new WrongSettings([usage])
  const { DATABASE_URL } = readConfig(process.env)
  if (DATABASE_URL === undefined) throw new WrongSettings(['DATABASE_URL: expected the database of the site'])
  const database = openDatabase({ url: DATABASE_URL, connections: 1, onError: (error) => console.error(error.message) })
  const accepted = await acceptedRowsOf(database, game).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  await database.close()
  for (const { table, row, value, owners } of accepted)
    console.log(printable([`${table}.${row}`, value, `${owners} owners`].join('\t')))

  const file = values.file ?? join(import.meta.dirname, '../../../games', game, 'components/standard.json')
  const text = readFileSync(file, 'utf8')
  const outcome = confirmRows(JSON.parse(text) as object, accepted)
  const faults = faultsInOptions(title.versions[0], { components: outcome.components })
  for (const { at, problem } of faults) console.error(`${at}: ${problem}`)
  for (const row of outcome.left) console.error(`${row}: not written, needs review`)
  for (const row of outcome.changed) console.error(`${row}: has other contents, which need a new version of the rules`)
  if (values.write && faults.length === 0) writeFileSync(file, writeTables(text, outcome.components))
  else if (faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exitCode = 1
}
