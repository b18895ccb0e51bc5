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
 * A process that plays the moves it is sent, for watchers who are connected elsewhere. It also notes when each commit was
 * through, and reports it when asked. It publishes for the reference, too, so that both have the same publisher. Started by fanout.bench.ts.
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
