import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fastChance } from '@carriage/kernel'
import { type MatchId, matchIdFrom } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { beginMatch } from '../../../play/matches/begin.ts'
import { type Commit, commitMoves } from '../../../play/matches/committer.ts'
import type { MatchesHere } from '../../../play/matches/index.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { inTransaction } from '../../storage/transaction.ts'
import { isFenced } from '../fenced.ts'
import { type Stores, storesOf } from '../stores.ts'

/** A house with a store beside home, `other`, that has no bucket yet. */
export interface RebalancingServer {
  readonly home: TestDatabase
  readonly other: TestDatabase
  readonly stores: Stores
  drop(): Promise<void>
}

export async function startRebalancingServer(): Promise<RebalancingServer> {
  const [home, other] = [await testDatabase(), await testDatabase()]
  await home.pool.query(`insert into stores (name, url) values ('other', $1)`, [other.url])
  const stores = storesOf(home)
  await stores.watch({ every: 50 })
  return {
    home,
    other,
    stores,
    async drop() {
      await stores.close()
      await Promise.all([home.drop(), other.drop()])
    },
  }
}

/** Begins a match in a bucket, wherever that is by the time it is stored. */
export async function beginIn({ home, stores }: RebalancingServer, bucket: string): Promise<MatchId> {
  const id = (bucket + matchIdFrom(randomBytes(14)).slice(2)) as MatchId // of the same alphabet
  const beginning = {
    id,
    game: 'kraftwagen',
    options: {},
    secret: randomBytes(32).toString('hex'),
    nonces: ['a', 'b'],
    pace: { kind: 'slow', days: 1 },
    bots: [],
  } as const
  for (;;)
    try {
      await inTransaction(home, (client) => beginMatch(client, beginning))
      return id
    } catch (error) {
      if (!isFenced(error)) throw error
      await stores.settle(id)
    }
}

/** Makes one entry after the other until it is stopped, and keeps what was acknowledged. */
export interface Writer {
  /** The commands that were acknowledged, by their matches. */
  readonly logs: ReadonlyMap<MatchId, readonly string[]>
  count(): number
  stop(): Promise<void>
}

function writer(logs: ReadonlyMap<MatchId, readonly string[]>, write: () => Promise<void>): Writer {
  let going = true
  const writing = (async () => {
    for (; going; await pause(5)) await write()
  })()
  return {
    logs,
    count: () => [...logs.values()].reduce((sum, log) => sum + log.length, 0),
    stop() {
      going = false
      return writing
    },
  }
}

/** Commits made-up entries to a match. */
export function writeTo(stores: Stores, match: MatchId): Writer {
  const log: string[] = []
  return writer(new Map([[match, log]]), async () => {
    const entry = entryAt(match, log.length)
    const moved = await commitMoves(stores.of(match).pool, [entry])
    if (moved.has(match)) log.push(entry.command)
    else await stores.settle(match)
  })
}

/** Plays matches of a bucket by the rules, one after the other, asking one process and then the next. */
export function playIn(
  server: RebalancingServer,
  bucket: string,
  processes: readonly MatchesHere[],
  seed: number,
): Writer {
  const logs = new Map<MatchId, string[]>()
  const chance = fastChance(seed)
  const game = library.latest('kraftwagen')
  if (!game) throw new Error('There is no game to play.')
  let match: MatchId | undefined
  let asked = 0
  return writer(logs, async () => {
    match ??= await beginIn(server, bucket)
    const log = logs.get(match) ?? []
    logs.set(match, log)
    const next = () => processes[asked++ % processes.length] as MatchesHere // there is one
    const spectated = await next().standing(match, 'spectator')
    if (!spectated) throw new Error(`Match ${match} is not found.`)
    const turn = game.turn(spectated.view)
    if (turn.over) {
      match = undefined
      return
    }
    const [seat] = turn.seats
    if (seat === undefined) throw new Error('Nobody has a turn.')
    const standing = await next().standing(match, seat)
    if (!standing) throw new Error(`Match ${match} is not found.`)
    if (standing.n !== spectated.n) {
      // A process with an old map reads where the match was a moment ago. The other one is asked next.
      asked++
      return
    }
    const listed = [...game.moves(standing.view, seat)]
    const move =
      turn.open && game.suggest ? game.suggest(standing.view, seat, chance) : listed[chance.below(listed.length)]
    const id = `${match} ${log.length + 1}`
    for (;;) {
      const outcome = await next().execute(match, { type: 'move', id, basis: standing.n, seat, move: move as object })
      if (outcome.ok) break
      if (outcome.problem.code !== 'unavailable') throw new Error(JSON.stringify(outcome.problem))
    }
    log.push(id)
  })
}

export function entryAt(match: MatchId, expected: number): Commit {
  return {
    match,
    expected,
    seat: 0,
    command: `${match} ${expected + 1}`,
    bot: false,
    entry: '{"move":{"kind":"x"},"draws":[]}',
    at: Date.now(),
    waiting: 1,
    clock: null,
    result: null,
    due: Date.now() + 86_400_000,
    notice: { kind: 'turn', content: '{"seats":[0]}' },
  }
}
