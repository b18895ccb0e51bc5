// Writes backups: `pnpm ops backup FILE` or, for a folder, one that is named by its time: `pnpm ops backup FOLDER --count 14 --every 24`.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { WrongSettings } from './config.ts'
import { runCommand } from './platform/command-line.ts'
import { verifyBackup, writeBackup } from './platform/storage/backup.ts'
import { openDatabase } from './platform/storage/database.ts'

const usage = `pnpm ops backup FILE                     writes a backup and restores it into a scratch database to verify it
pnpm ops backup FOLDER                   the same, in a new file that is named by its time
  --count N                              then deletes all but the N newest in the folder (14)
  --every HOURS                          goes on until it is stopped; what failed is tried again after five minutes`

const name = /^carriage-\d{8}T\d{6}Z\.sql\.zst$/
const retry = 300_000

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, every: { type: 'string' } },
})
const settings = z
  .object({
    target: z.string(),
    count: z.coerce.number().int().min(1).default(14),
    every: z.coerce.number().positive().optional(),
  })
  .safeParse({ target: positionals[0], ...values })

await runCommand(async (url) => {
  if (!settings.success) throw new WrongSettings([usage])
  const { target, count, every } = settings.data
  if (!isFolder(target)) return backUp(url, target)
  if (every === undefined) return backUpInto(url, target, count)
  for (;;) {
    const isDone = await backUpInto(url, target, count).then(
      (done) => {
        console.log(done)
        return true
      },
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        return false
      },
    )
    await pause(isDone ? every * 3_600_000 : retry)
  }
})

async function backUpInto(url: string, folder: string, count: number): Promise<string> {
  const at = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const done = await backUp(url, join(folder, `carriage-${at}.sql.zst`))
  const old = readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .slice(0, -count)
  for (const file of old) rmSync(join(folder, file))
  return done
}

async function backUp(url: string, file: string): Promise<string> {
  const database = openDatabase({ url, connections: 1 })
  try {
    await writeBackup(database, file)
    // A backup that cannot be restored must not push out one that can.
    await verifyBackup(url, file).catch((error: unknown) => {
      rmSync(file)
      throw error
    })
    await database.pool.query('insert into backups default values')
  } finally {
    await database.close()
  }
  return `${file}: ${Math.ceil(statSync(file).size / 1_024)} kB, verified by a restore`
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
