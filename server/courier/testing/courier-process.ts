import pino from 'pino'
import { localBus } from '../../bus/index.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../store/database.ts'
import { startCourier } from '../courier.ts'
import { waysOf } from '../terms.ts'

// A courier in a process of its own, for tests that kill it.
const config = readConfig(process.env)
const database = openDatabase({ url: config.DATABASE_URL ?? '' })
startCourier({
  database,
  bus: localBus(),
  log: pino({ level: 'silent' }),
  noticeDeps: {
    publicUrl: config.PUBLIC_URL,
    linkTo: (account, match) => `${config.PUBLIC_URL}/l#${account}/${match}`,
    now: Date.now,
  },
  ways: await waysOf(database, config),
  habits: { every: 50, patience: 0, lease: 3_000 },
})
