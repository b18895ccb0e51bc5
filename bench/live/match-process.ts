import { budgetOf, committerOn, natsBus, openDatabase, openLog, playMatches, serveMatches } from '@carriage/server'

/*
 * The role of the matches, as the house starts it, in a process that also notes when each commit was through. Started by
 * fanout.ts; what it noted it tells when asked.
 */

const [url = '', nats = ''] = process.argv.slice(2)
const database = openDatabase({ url })
const bus = await natsBus(nats)
const committer = committerOn(database.pool)
const committed: [n: number, at: string][] = []
const serving = serveMatches(
  bus,
  playMatches({
    database,
    bus,
    log: openLog('warn', ['matches']),
    budget: budgetOf(1_000),
    committer: {
      async commit(entry) {
        const moved = await committer.commit(entry)
        committed.push([entry.expected + 1, `${process.hrtime.bigint()}`])
        return moved
      },
    },
  }),
)

process.on('message', () => process.send?.(committed.splice(0)))
process.on('disconnect', () => {
  void serving
    .stop()
    .then(() => bus.close())
    .then(() => database.close())
    .then(() => process.exit(0))
})
process.send?.('ready')
