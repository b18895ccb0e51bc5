import pino from 'pino'
import { readConfig } from '../../config.ts'
import { localBus } from '../../platform/bus/index.ts'
import { openDatabase } from '../../platform/storage/database.ts'
import { readChannelOptions } from '../channel-options.ts'
import { startDispatcher } from '../dispatcher.ts'

// A dispatcher in its own process, for tests that kill it.
const config = readConfig(process.env)
const database = openDatabase({ url: config.DATABASE_URL ?? '' })
startDispatcher({
  database,
  bus: localBus(),
  log: pino({ level: 'silent' }),
  composing: {
    publicUrl: config.PUBLIC_URL,
    linkTo: (account, match) => `${config.PUBLIC_URL}/l#${account}/${match}`,
    now: Date.now,
  },
  channels: await readChannelOptions(database, config),
  habits: { every: 50, timeout: 0, lease: 3_000 },
})
