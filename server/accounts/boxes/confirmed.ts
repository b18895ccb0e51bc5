// Rows of components that operators accepted: `pnpm ops boxes confirmed GAME [--write]`. docs/boxes.md has
// the next steps.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultsInOptions } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { WrongSettings } from '../../config.ts'
import { runWithDatabase } from '../../platform/command-line.ts'
import { confirmRows } from './confirm.ts'
import { acceptedRowsOf } from './printed-rows.ts'
import { writeTables } from './write-tables.ts'

const usage = `pnpm ops boxes confirmed GAME           lists the rows of this game that were accepted
pnpm ops boxes confirmed GAME --write   writes them into the component tables of the game, marked as confirmed
  --file FILE                       tables to read and write in place of those of the game`

await runWithDatabase(async (database) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, file: { type: 'string' } },
  })
  const [what, game = ''] = positionals
  const title = titleOf(game)
  if (what !== 'confirmed' || !title) throw new WrongSettings([usage])
  const accepted = await acceptedRowsOf(database, game)
  const file = values.file ?? join(import.meta.dirname, '../../../games', game, 'components/standard.json')
  const text = readFileSync(file, 'utf8')
  const outcome = confirmRows(JSON.parse(text) as object, accepted)
  const faults = faultsInOptions(title.versions[0], { components: outcome.components })
  for (const { at, problem } of faults) console.error(`${at}: ${problem}`)
  for (const row of outcome.left) console.error(`${row}: not written, needs review`)
  for (const row of outcome.changed) console.error(`${row}: has other contents, which need a new version of the rules`)
  if (values.write && faults.length === 0) writeFileSync(file, writeTables(text, outcome.components))
  else if (faults.length > 0) process.exitCode = 1
  return accepted
    .map(({ table, row, value, owners }) => [`${table}.${row}`, value, `${owners} owners`].join('\t'))
    .join('\n')
})
