import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { expect } from 'vitest'
import { lookAtDue } from '../../play/clock/index.ts'
import { seatsIn } from '../../play/matches/seat-bits.ts'
import type { TestServer } from '../../testing/test-server.ts'

const log = pino({ level: 'silent' })

interface RunningTable {
  match: MatchId
  waiting: number
  seats: { seat: Seat; account: string; replaced: boolean }[]
}

/** People who play auctions at every running table of a server; their accounts end in a number. */
export class Players {
  readonly #server: TestServer
  /** Decisions that each person has made. */
  readonly #made = new Map<string, number>()
  readonly #plays: (account: string, made: number) => boolean

  constructor(server: TestServer, plays: (account: string, made: number) => boolean) {
    this.#server = server
    this.#plays = plays
  }

  async running(match?: MatchId): Promise<RunningTable[]> {
    const { rows } = await this.#server.database.pool.query<RunningTable>(
      `select h.match_id as match, h.waiting,
         (select json_agg(json_build_object('seat', s.seat, 'account', s.account, 'replaced', s.replaced) order by s.seat)
          from seats s where s.table_id = h.match_id) as seats
       from match_heads h where h.result is null and ($1::text is null or h.match_id = $1) order by h.match_id`,
      [match ?? null],
    )
    return rows
  }

  /** Everybody present decides, until each table is over or waits for an absent person. */
  async playAll(): Promise<void> {
    await Promise.all((await this.running()).map(({ match }) => this.#playOn(match)))
  }

  /** Plays until every table is over, letting as much time pass as the clocks hold. */
  async playToTheEnd(timeout: number): Promise<void> {
    for (let rounds = 0; ; rounds++) {
      await this.#playUntilAway()
      if ((await this.running()).length === 0) return
      expect(rounds).toBeLessThan(50)
      await this.letPass(timeout)
    }
  }

  /** Until no table waits for a person who is present: time that passes then runs out for nobody else. */
  async #playUntilAway(): Promise<void> {
    do {
      await this.playAll()
      await this.untilBotsRest()
    } while ((await this.running()).some((table) => this.#nextAt(table) !== undefined))
  }

  /** A person who is present and has to decide. */
  #nextAt({ waiting, seats }: RunningTable): RunningTable['seats'][number] | undefined {
    return seats.find(
      ({ seat, account, replaced }) =>
        !replaced && seatsIn(waiting).includes(seat) && this.#plays(account, this.#made.get(account) ?? 0),
    )
  }

  async #playOn(match: MatchId): Promise<void> {
    const game = library.latest('auction')!
    for (;;) {
      const [table] = await this.running(match)
      const next = table && this.#nextAt(table)
      if (!next) return
      const { seat, account } = next
      const { n, view } = (await this.#server.matches.standing(match, seat))!
      const moves = [...game.moves(view, seat)]
      this.#made.set(account, (this.#made.get(account) ?? 0) + 1)
      const move = moves[(Number(account.slice(2)) + n) % moves.length]!
      await this.#server.matches.execute(match, { type: 'move', id: `${match}-${n}-${seat}`, basis: n, seat, move })
    }
  }

  /** Lets milliseconds pass at all running tables, then runs the clock. */
  async letPass(past: number): Promise<void> {
    const { database, bus } = this.#server
    await database.pool.query(
      `update match_heads set clock = (clock::jsonb || jsonb_build_object('at', (clock->>'at')::float8 - $1, 'since',
         (select coalesce(jsonb_agg(each::text::float8 - $1), '[]') from jsonb_array_elements(clock::jsonb->'since') each)))::json
       where result is null and clock is not null`,
      [past],
    )
    await database.pool.query(`update deadlines set due_at = due_at - $1 * interval '1 millisecond'`, [past])
    while ((await lookAtDue({ database, bus, log })) > 0);
  }

  /** Until the replacement bots have played wherever nobody else has to. */
  async untilBotsRest(): Promise<void> {
    const { database, bus } = this.#server
    await expect
      .poll(
        async () => {
          await lookAtDue({ database, bus, log, timeout: 200 })
          return (await this.running()).filter(({ waiting, seats }) =>
            seats.every(({ seat, replaced }) => replaced || !seatsIn(waiting).includes(seat)),
          )
        },
        { timeout: 30_000, interval: 50 },
      )
      .toEqual([])
  }
}
