import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../platform/storage/database.ts'
import { migrate } from '../platform/storage/migrate.ts'

const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export interface TestDatabase extends Database {
  readonly url: string
  /** Closes it and drops it. */
  drop(): Promise<void>
}

/** A separate database on the real server, empty or with the schema. */
export async function testDatabase({ empty = false, connections = 10 } = {}): Promise<TestDatabase> {
  const name = `carriage_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = server.replace(/\/[^/]*$/, `/${name}`)
  const database = openDatabase({ url, connections })
  if (!empty) await migrate(database)
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
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
