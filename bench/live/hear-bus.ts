import { connect } from '@nats-io/transport-node'
import { lastOf } from './last-of.ts'

/* Many subscriptions on one connection to a bare NATS, in a process of its own. Started by fanout.ts. */

const [servers = '', subject = '', count = '0'] = process.argv.slice(2)
const hear = lastOf(Number(count))
const connection = await connect({ servers })
for (let each = 0; each < Number(count); each++)
  connection.subscribe(subject, {
    callback: (error, message) => {
      if (!error) hear(Number.parseInt(message.string(), 10))
    },
  })
await connection.flush()
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
