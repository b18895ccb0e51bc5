import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { type Database, migrate, openDatabase } from '@carriage/server'

const { PGUSER = userInfo().username, PGHOST = '127.0.0.1', PGPORT = '5432' } = process.env
const { BENCH_DATABASE_URL, TEST_DATABASE_URL } = process.env
const server = BENCH_DATABASE_URL ?? TEST_DATABASE_URL ?? `postgres://${PGUSER}@${PGHOST}:${PGPORT}/postgres`

export interface OwnDatabase extends Database {
  readonly url: string
  /** Closes it and drops it. */
  drop(): Promise<void>
}

/** A database of its own with the schema of the server. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const name = `carriage_bench_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = server.replace(/\/[^/]*$/, `/${name}`)
  const database = openDatabase({ url, connections: 4 })
  await migrate(database)
  return {
    ...database,
    url,
    async drop() {
      await database.close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const database = openDatabase({ url: server, connections: 1 })
  await database.pool.query(statement)
  await database.close()
}
