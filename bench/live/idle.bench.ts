import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { matchIdFrom, type Pace } from '@carriage/protocol'
import { beginMatch } from '@carriage/server'
import { referenceGame } from '../measured-games.ts'
import { roundsOf } from '../rounds.ts'
import type { IdleMemory } from './idle-process.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { gameNamed, optionsOf } from './played-ahead.ts'

/*
 * What slow tables leave in the memory of a process that plays: many are asked for once, as their players look at them,
 * and then nobody asks any more. The heap is read after collecting garbage.
 */

const usualTables = 10_000
const batch = 100
/** The most bytes that an idle table may hold: less than the noise of the process. */
const aim = 200
const pace: Pace = { kind: 'slow', days: 1 }

export async function bench(args: readonly string[]): Promise<number> {
  const count = Number(args[0] ?? usualTables)
  const database = await ownDatabase()
  try {
    const ids = await beginMany(database, count)
    const child = fork(join(import.meta.dirname, 'idle-process.ts'), [database.url, `${count}`], {
      execArgv: ['--expose-gc'],
    })
    const shown = once(child, 'message')
    child.send(ids)
    const [memory] = (await shown) as [IdleMemory] // written by idle-process.ts
    child.disconnect()
    const each = (heap: number) => (heap - memory.before) / count
    const verdict = each(memory.idle) <= aim ? 'PASS' : 'FAIL'
    console.log(`${count} slow tables in a process that plays, heap after collecting garbage`)
    console.log(`before: ${megabytes(memory.before)}`)
    console.log(`all in memory: ${megabytes(memory.loaded)}, ${(each(memory.loaded) / 1_024).toFixed(1)} kB a table`)
    console.log(`when nobody has asked for them: ${megabytes(memory.idle)}`)
    console.log(`${verdict}: ${each(memory.idle).toFixed(0)} bytes a table remain, aim ${aim}`)
    return verdict === 'PASS' ? 0 : 1
  } finally {
    await database.drop()
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`
}

/** Matches that have just begun. */
async function beginMany({ pool }: OwnDatabase, count: number): Promise<string[]> {
  const options = optionsOf(gameNamed(referenceGame))
  const ids: string[] = []
  const progress = roundsOf(count, 'tables')
  const client = await pool.connect()
  while (ids.length < count) {
    await client.query('begin')
    for (let i = 0; i < batch; i++) {
      const id = matchIdFrom(randomBytes(14))
      const secret = randomBytes(32).toString('hex')
      await client.query(
        `with laid as (insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment, started_at)
           values ($1, $2, $3, 2, $4, 'open', 'playing', 'owner', 'key', '', '', now()))
         insert into seats (table_id, seat, account, name, ready, nonce)
         select $1, seat, $1 || seat, 'Player', true, 'nonce' from generate_series(0, 1) seat`,
        [id, referenceGame, JSON.stringify(options), JSON.stringify(pace)],
      )
      await beginMatch(client, { id, game: referenceGame, options, secret, nonces: ['a', 'b'], pace, bots: [] })
      ids.push(id)
    }
    await client.query('commit')
    progress.at(ids.length)
  }
  progress.end()
  client.release()
  return ids
}
