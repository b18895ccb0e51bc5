import { openDatabase } from '../../../platform/storage/database.ts'
import { openGate } from './gates.ts'

/** A gateway in its own process, which reports its memory on request. Started by a test. */
const database = openDatabase({ url: process.argv[2] ?? '' })
const gate = await openGate(database, {
  limits: { sockets: 100_000, networkSockets: 100_000, arrivals: { burst: 100_000, perSecond: 100_000 } },
})

process.on('message', (question) => {
  if (question === 'use') process.send?.(useNow())
  else void stop()
})
process.send?.({ url: gate.url })

function useNow() {
  global.gc?.()
  global.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { sockets, tables } = gate.gateway.counts()
  return { memory: heapUsed + external, rss, cpu: process.cpuUsage(), sockets, tables }
}

async function stop(): Promise<void> {
  await gate.close()
  await database.close()
  process.disconnect()
}
