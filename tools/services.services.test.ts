import { connect } from '@nats-io/transport-node'
import { Client } from 'pg'
import { expect, test } from 'vitest'

// Where the services answer. PG… and NATS_URL are the names their own tools use.
const postgres = {
  host: process.env.PGHOST ?? '127.0.0.1',
  port: Number(process.env.PGPORT ?? 5432),
  user: process.env.PGUSER ?? 'postgres',
  database: process.env.PGDATABASE ?? 'postgres',
}
const nats = process.env.NATS_URL ?? '127.0.0.1:4222'

test('PostgreSQL 15 or newer answers a query', async () => {
  const client = new Client({ ...postgres, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number; sum: number }>(
      "select current_setting('server_version_num')::int as version, 20 + 22 as sum",
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.version).toBeGreaterThanOrEqual(150_000)
    expect(rows[0]?.sum).toBe(42)
  } finally {
    await client.end()
  }
})

test('NATS carries a request and its reply', async () => {
  const connection = await connect({ servers: nats, timeout: 5_000, reconnect: false })
  try {
    const subject = `carriage.test.${crypto.randomUUID()}`
    connection.subscribe(subject, {
      max: 1,
      callback: (error, message) => {
        if (!error) message.respond(`${message.string()} garage`)
      },
    })
    const reply = await connection.request(subject, 'carriage', { timeout: 5_000 })
    expect(reply.string()).toBe('carriage garage')
  } finally {
    await connection.close()
  }
})
