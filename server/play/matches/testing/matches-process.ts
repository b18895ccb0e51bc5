import { pino } from 'pino'
import { natsBus } from '../../../platform/bus/index.ts'
import { openDatabase } from '../../../platform/storage/database.ts'
import { budgetOf, type Matches, playMatches, serveMatches } from '../index.ts'

// The role `matches` by itself, for tests that would end it. Arguments: the database's address, that of NATS, and
// optionally a match that the process dies of when a client asks where it stands.
const [url = '', nats = '', deadly] = process.argv.slice(2)
const bus = await natsBus(nats)
const database = openDatabase({ url, connections: 2 })
const matches = playMatches({ database, bus, budget: budgetOf(5_000), log: pino({ level: 'silent' }) })
serveMatches(bus, { ...matches, ...dyingOf(matches), unlessForeign: dyingOf(matches.unlessForeign) })
await bus.flush()
process.send?.('ready')

function dyingOf(asked: Matches): Matches {
  return {
    ...asked,
    standing: (match, viewer) => (match === deadly ? process.exit(1) : asked.standing(match, viewer)),
  }
}
