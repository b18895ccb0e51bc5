import { budgetOf, createCommitter, natsBus, openDatabase, openLog, playMatches, serveMatches } from '@carriage/server'

/*
 * The role of the matches, as the house starts it, in a process that also notes when each commit was through, and tells it
 * when asked. It publishes for the reference, too, so that both have the same publisher. Started by fanout.bench.ts.
 */

const [url = '', nats = ''] = process.argv.slice(2)
const database = openDatabase({ url })
const bus = await natsBus(nats)
const committer = createCommitter(database.pool)
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

process.on('message', (asked: 'times' | { readonly publish: string }) => {
  if (asked === 'times') {
    process.send?.(committed.splice(0))
    return
  }
  const at = `${process.hrtime.bigint()}`
  bus.publish('bare', asked.publish)
  process.send?.(at)
})
process.on('disconnect', () => {
  void serving
    .stop()
    .then(() => bus.close())
    .then(() => database.close())
    .then(() => process.exit(0))
})
process.send?.('ready')
