// Restores a backup: `pnpm ops restore FILE`. What was in the database stays beside it under another name.
import { parseArgs } from 'node:util'
import { WrongSettings } from './config.ts'
import { runCommand } from './platform/command-line.ts'
import { replaceByBackup } from './platform/storage/backup.ts'

const usage = 'pnpm ops restore FILE   restores a backup; stop the server before'

const { positionals } = parseArgs({ allowPositionals: true })

await runCommand(async (url) => {
  const [file] = positionals
  if (file === undefined) throw new WrongSettings([usage])
  const former = await replaceByBackup(url, file)
  return former === undefined
    ? `${file} is restored.`
    : `${file} is restored. What was there before is now in the database ${former}.`
})
