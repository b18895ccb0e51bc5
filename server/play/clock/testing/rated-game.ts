import { randomUUID } from 'node:crypto'
import type { Seat } from '@carriage/kernel'
import type { MatchId, Pace } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { expect } from 'vitest'
import { applyRatings, readRatings } from '../../../competitions/ratings/ratings.ts'
import { startLeague } from '../../../competitions/seasons/leagues.ts'
import { readSeason } from '../../../competitions/seasons/read-season.ts'
import { runSeasons } from '../../../competitions/seasons/runner.ts'
import { signUp } from '../../../competitions/seasons/sign-up.ts'
import { makeTournament } from '../../../competitions/tournaments/make-tournament.ts'
import { readTournament } from '../../../competitions/tournaments/read-tournament.ts'
import { runTournaments } from '../../../competitions/tournaments/runner.ts'
import { enterTournament } from '../../../competitions/tournaments/sign-up.ts'
import { letDaysPass, letPass } from '../../../testing/let-pass.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { budgetOf } from '../../matches/index.ts'
import { seatsIn } from '../../matches/seat-bits.ts'
import { lookAtDue } from '../poller.ts'

const log = pino({ level: 'silent' })
const day = 86_400_000
const minute = 60_000

export type Where = 'table' | 'tournament' | 'league'

interface Head {
  readonly over: boolean
  readonly waiting: readonly Seat[]
  readonly n: number
}

/** A rated game of two at a table, in a tournament or in a league, in which one does not want to lose. */
export class RatedGame {
  readonly server: TestServer
  readonly match: MatchId
  readonly loser: string
  /** The seats of both. */
  readonly loserSeat: Seat
  readonly rivalSeat: Seat
  readonly #game: string
  readonly #pace: Pace
  readonly #competition: Competition
  /** The elapsed time in milliseconds. */
  passed = 0

  constructor(server: TestServer, loser: string, { match, loserSeat, game, pace, competition }: Begun) {
    this.server = server
    this.match = match
    this.loser = loser
    this.loserSeat = loserSeat
    this.rivalSeat = (1 - loserSeat) as Seat
    this.#competition = competition
    this.#pace = pace
    this.#game = game
  }

  async head(): Promise<Head> {
    const { rows } = await this.server.database.pool.query<{ over: boolean; waiting: number; n: number }>(
      'select result is not null as over, waiting, version as n from match_heads where match_id = $1',
      [this.match],
    )
    const { over, waiting, n } = rows[0]!
    return { over, waiting: seatsIn(waiting), n }
  }

  /** Whether a bot has each of the seats. */
  async replaced(): Promise<readonly boolean[]> {
    const { rows } = await this.server.database.pool.query<{ replaced: boolean }>(
      'select replaced from seats where table_id = $1 order by seat',
      [this.match],
    )
    return rows.map(({ replaced }) => replaced)
  }

  /** A seat makes one decision, if it has to. Returns whether it was accepted. */
  async move(seat: Seat, bot = false): Promise<boolean> {
    const { waiting, over } = await this.head()
    if (over || !waiting.includes(seat)) return false
    const { n, view } = (await this.server.matches.standing(this.match, seat))!
    const moves = [...library.latest(this.#game)!.moves(view, seat)]
    const move = moves[(n + seat) % moves.length]
    const command = {
      type: 'move',
      id: randomUUID(),
      basis: n,
      seat,
      move: move!,
      ...(bot && { bot: true as const }),
    } as const
    return (await this.server.matches.execute(this.match, command)).ok
  }

  /** How many moves bots have made for the loser. */
  async botMoves(): Promise<number> {
    const { rowCount } = await this.server.database.pool.query(
      'select from moves where match_id = $1 and seat = $2 and bot',
      [this.match, this.loserSeat],
    )
    return rowCount ?? 0
  }

  /** The loser takes the latest move back. */
  async undo(): Promise<boolean> {
    const { n } = await this.head()
    const command = { type: 'undo', id: randomUUID(), basis: n, seat: this.loserSeat } as const
    return (await this.server.matches.execute(this.match, command)).ok
  }

  /**
   * The rival and the bots play until the game is over or waits for the loser alone, who tries something after each
   * move of a bot.
   */
  async settle(tries: () => Promise<unknown> = async () => undefined): Promise<Head> {
    const { database, bus } = this.server
    for (;;) {
      while ((await lookAtDue({ database, bus, log, timeout: 100_000 })) > 0);
      const head = await this.head()
      const replaced = await this.replaced()
      const persons = head.waiting.filter((seat) => !replaced[seat])
      if (head.over || (persons.length > 0 && !persons.includes(this.rivalSeat))) return head
      if (persons.includes(this.rivalSeat)) expect(await this.move(this.rivalSeat)).toBe(true)
      else {
        expect(await this.move(head.waiting[0]!, true)).toBe(true)
        await tries()
      }
    }
  }

  /** Lets a day pass, or at a live table a third of the initial clocks. */
  async letTimePass(): Promise<void> {
    const { server, match } = this
    const step = this.#pace.kind === 'live' ? (this.#pace.bank / 3) * 1_000 : day
    await (step === day ? letDaysPass(server, match, 1) : letPass(server, match, step))
    this.passed += step
    await this.#competition.step(this.passed)
  }

  /** The results of both: rating above that of newcomers, points where there are some. */
  async result(): Promise<{ loser: Result; rival: Result }> {
    const { database } = this.server
    await this.#competition.step(this.passed)
    while ((await applyRatings(database)) > 0);
    const { rows } = await database.pool.query<{ account: string }>(
      'select account from seats where table_id = $1 order by seat',
      [this.match],
    )
    const points = await this.#competition.points()
    const both = await Promise.all(
      rows.map(async ({ account }) => {
        const [rating] = await readRatings(database, account)
        return { rating: (rating?.rating ?? 1_500) - 1_500, points: points.get(account) ?? points.get('') ?? null }
      }),
    )
    return { loser: both[this.loserSeat]!, rival: both[this.rivalSeat]! }
  }
}

interface Result {
  readonly rating: number
  readonly points: number | null
}
interface Begun {
  readonly match: MatchId
  readonly loserSeat: Seat
  readonly game: string
  readonly pace: Pace
  readonly competition: Competition
}

type Pair = readonly [loser: string, rival: string]

interface Competition {
  /** Does what is due after this time. */
  step(passed: number): Promise<void>
  /** By account; empty for a deleted one. */
  points(): Promise<ReadonlyMap<string, number>>
}

export interface RatedGameOptions {
  readonly where: Where
  readonly game: string
  readonly pace: Pace
}

let games = 0

/** Starts a game between two new people. */
export async function beginRatedGame(server: TestServer, { where, game, pace }: RatedGameOptions): Promise<RatedGame> {
  const { database } = server
  games += 1
  const pair: Pair = [`loser-${games}`, `rival-${games}`]
  await database.pool.query(
    `insert into accounts (id, name, email, email_verified, guest)
     select id, id, id || '@players.example', true, false from unnest($1::text[]) id`,
    [pair],
  )
  const competition = await begun[where](server, pair, { game, pace })
  const { rows } = await database.pool.query<{ match: MatchId; loserSeat: Seat }>(
    'select table_id as match, seat as "loserSeat" from seats where account = $1',
    [pair[0]],
  )
  return new RatedGame(server, pair[0], { ...rows[0]!, competition, game, pace })
}

const begun: Readonly<
  Record<Where, (server: TestServer, pair: Pair, settings: Omit<RatedGameOptions, 'where'>) => Promise<Competition>>
> = {
  async table({ tables }, [loser, rival], { game, pace }) {
    const settings = { game, options: {}, seats: 2, pace, rated: true, visibility: 'open', ready: true } as const
    const id = await tables.create({ id: loser, name: loser }, { ...settings, bots: [], hints: false, learning: false })
    await tables.sitDown(id, { id: rival, name: rival }, { ready: true })
    return { step: async () => undefined, points: async () => new Map() }
  },
  async tournament({ database, bus }, pair, { game, pace }) {
    if (pace.kind !== 'live') throw new Error('A tournament is live.')
    const start = Date.now() + minute
    const step = (passed: number) => runTournaments({ database, bus, log }, new Date(start + passed))
    const settings = { title: 'Friday', game, seats: 2, pace, rated: true, rounds: 1, startsAt: start } as const
    const id = await makeTournament({ database, budget: budgetOf(1_000) }, pair[1], settings, new Date())
    for (const account of pair) await enterTournament(database, id, account, { now: new Date() })
    await step(0)
    const points = async () => {
      const { standings } = (await readTournament(database, id, undefined))!
      return new Map(standings.map((each) => [each.account ?? '', each.points]))
    }
    return { step, points }
  },
  async league({ database, bus }, pair, { game, pace }) {
    const start = Date.now()
    const step = (passed: number) => runSeasons({ database, bus, log }, new Date(start + passed))
    const days = pace.kind === 'slow' ? pace.days : 1
    const league = pair[0]
    await startLeague(
      database,
      { id: league, title: league, game, seats: 2, signupDays: 1, days },
      new Date(start - day),
    )
    for (const account of pair)
      await signUp(database, league, account, { stays: false, now: new Date(start - day / 2) })
    await step(1_000)
    const { rows } = await database.pool.query<{ id: number }>('select min(id) as id from seasons where league = $1', [
      league,
    ])
    const points = async () => {
      const { groups } = (await readSeason(database, rows[0]!.id, {}))!
      return new Map(groups.flatMap(({ people }) => people.map((each) => [each.account ?? '', each.points])))
    }
    return { step, points }
  },
}
