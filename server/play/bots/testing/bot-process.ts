import { pino } from 'pino'
import { natsBus } from '../../../platform/bus/index.ts'
import { openDatabase } from '../../../platform/storage/database.ts'
import { remoteMatches } from '../../matches/index.ts'
import { runBots } from '../index.ts'

// The role `bots` by itself, for a test that kills it. Arguments: the database's address and that of NATS.
const [url = '', nats = ''] = process.argv.slice(2)
const bus = await natsBus(nats)
runBots({
  database: openDatabase({ url, connections: 2 }),
  bus,
  matches: remoteMatches(bus),
  log: pino({ level: 'silent' }),
})
