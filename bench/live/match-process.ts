import type { MatchId } from '@carriage/protocol'
import {
  budgetOf,
  createCommitter,
  natsBus,
  openDatabase,
  openLog,
  playMatches,
  type SeatCommand,
} from '@carriage/server'

/*
 * Started by fanout.bench.ts. Plays the moves that the bench sends it, for watchers connected to other processes, and reports on
 * request when each commit returned. It also publishes for the reference, so that both sides have the same publisher.
 */

const [url = '', nats = ''] = process.argv.slice(2)
const database = openDatabase({ url })
const bus = await natsBus(nats)
const committer = createCommitter(database.pool)
const committed: [n: number, at: string][] = []
const matches = playMatches({
  database,
  bus,
  log: openLog('warn', ['play']),
  budget: budgetOf(1_000),
  committer: {
    async commit(entry) {
      const moved = await committer.commit(entry)
      committed.push([entry.expected + 1, `${process.hrtime.bigint()}`])
      return moved
    },
  },
})

type Asked = 'times' | { readonly match: MatchId; readonly play: SeatCommand } | { readonly publish: string }

process.on('message', (asked: Asked) => {
  if (asked === 'times') {
    process.send?.(committed.splice(0))
    return
  }
  if ('play' in asked) {
    void matches.execute(asked.match, asked.play)
    return
  }
  const at = `${process.hrtime.bigint()}`
  bus.publish('bare', asked.publish)
  process.send?.(at)
})
process.on('disconnect', () => {
  void matches
    .idle()
    .then(() => bus.close())
    .then(() => database.close())
    .then(() => process.exit(0))
})
process.send?.('ready')
