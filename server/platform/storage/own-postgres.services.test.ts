import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { startOwnPostgres } from './own-postgres.ts'

test('without a PostgreSQL the server runs its own, and finds everything again after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-data-'))
  chmodSync(folder, 0o755) // as root the server runs as another user, who needs access
  try {
    const first = await startOwnPostgres(folder)
    const database = openDatabase({ url: first.url })
    await migrate(database)
    await database.pool.query(`insert into records (id, digest, text) values ('a', 'b', 'kept')`)
    await database.close()
    await first.stop()

    const second = await startOwnPostgres(folder)
    const again = openDatabase({ url: second.url })
    expect((await again.pool.query('select text from records')).rows).toEqual([{ text: 'kept' }])
    await again.close()
    await second.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
