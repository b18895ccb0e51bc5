// The stores that hold matches, and the buckets on their way between them: `pnpm shards`.
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig, WrongSettings } from '../../config.ts'
import { openLog } from '../operations/log.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { addStore, removeStore } from './add-store.ts'
import { cancelMoves, hurryMoves, planBucketMoves } from './bucket-moves.ts'
import { readBuckets } from './bucket-ranges.ts'
import { runMoves } from './run-moves.ts'
import { moveFigures, storeFigures } from './store-figures.ts'
import { homeStore } from './store-map.ts'

const usage = `pnpm shards                        the stores, their buckets and matches, and what is on its way
pnpm shards add NAME URL           makes a PostgreSQL database a store of the house
pnpm shards remove NAME            takes a store without buckets out of the house
pnpm shards move BUCKETS to NAME   moves buckets, such as a0, a0-b7 or all, while they are played; "home" is a name, too
pnpm shards resume                 goes on with moves that stopped, at once
pnpm shards cancel [BUCKETS]       takes back moves whose buckets are still played where they were`

try {
  const { DATABASE_URL, LOG_LEVEL } = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  if (DATABASE_URL === undefined) throw new WrongSettings(['DATABASE_URL: expected the home database of the house'])
  const home = openDatabase({ url: DATABASE_URL, connections: 2, onError: (error) => console.error(error.message) })
  try {
    await carryOut(home, process.argv.slice(2), LOG_LEVEL)
  } finally {
    await home.close()
  }
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exitCode = 1
}

async function carryOut(home: Database, [what, ...rest]: readonly string[], level: string): Promise<void> {
  const [first, second, third, ...more] = rest
  if (what === undefined) return show(home)
  if (what === 'add' && first !== undefined && second !== undefined && third === undefined) {
    await addStore(home, first, second)
    return console.log(`${first} is a store of the house. No bucket is there yet.`)
  }
  if (what === 'remove' && first !== undefined && second === undefined) {
    await removeStore(home, first)
    return console.log(`${first} is no store of the house any more.`)
  }
  if (what === 'move' && first !== undefined && second === 'to' && third !== undefined && more.length === 0) {
    await mustBeStore(home, third)
    const planned = await planBucketMoves(home, readBuckets(first), third)
    console.log(`${planned.length} buckets move to ${third}; others are there, or on their way.`)
    return work(home, level)
  }
  if (what === 'resume' && first === undefined) {
    await hurryMoves(home)
    return work(home, level)
  }
  if (what === 'cancel' && second === undefined) {
    const taken = await cancelMoves(home, first === undefined ? undefined : readBuckets(first))
    console.log(`${taken.length} moves are taken back. Others cannot be any more.`)
    return work(home, level)
  }
  throw new WrongSettings([usage])
}

async function show(home: Database): Promise<void> {
  for (const { name, buckets, matches } of await storeFigures(home))
    console.log(`${name}\t${buckets} buckets\t${matches === undefined ? 'does not answer' : `${matches} matches`}`)
  for (const { bucket, source, target, state, fault } of await moveFigures(home))
    console.log(`${bucket}\tfrom ${source} to ${target}: ${state}${fault === null ? '' : ` (${fault})`}`)
}

async function mustBeStore(home: Database, name: string): Promise<void> {
  const stores = await storeFigures(home)
  if (name !== homeStore && !stores.some((store) => store.name === name))
    throw new WrongSettings([`${name}: there is no such store`])
}

/** Works until nothing is on its way, or what is left has failed. A courier that works already is only watched. */
async function work(home: Database, level: string): Promise<void> {
  const log = openLog(level, ['shards'])
  for (;;) {
    await runMoves({
      home,
      log,
      onOutcome: ({ bucket, source, target }, outcome) => {
        if (outcome.done === 'moved')
          console.log(`${bucket} is in ${target}: ${outcome.matches} matches stood for ${outcome.stood.toFixed(0)} ms`)
        else if (outcome.done === 'returned') console.log(`${bucket} stays in ${source}`)
      },
    })
    const left = await moveFigures(home)
    const failed = left.filter(({ fault }) => fault !== null)
    for (const { bucket, fault } of failed) console.log(`${bucket} did not go on: ${fault}`)
    if (failed.length > 0) process.exitCode = 1
    if (left.length === failed.length) return
    await pause(500)
  }
}
