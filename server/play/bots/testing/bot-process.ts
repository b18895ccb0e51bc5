import { pino } from 'pino'
import { natsBus } from '../../../platform/bus/index.ts'
import { openDatabase } from '../../../platform/storage/database.ts'
import { budgetOf, playMatches } from '../../matches/index.ts'
import { runBots } from '../index.ts'

// The role `bots` alone, for a test that kills it. Arguments: the URLs of the database and of NATS.
const [url = '', nats = ''] = process.argv.slice(2)
const bus = await natsBus(nats)
const log = pino({ level: 'silent' })
const database = openDatabase({ url, connections: 4 })
runBots({ database, bus, matches: playMatches({ database, bus, budget: budgetOf(5_000), log }), log })
