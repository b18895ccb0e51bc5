import type {
  BotLevel,
  InvitedPerson,
  MatchId,
  NewTable,
  Page,
  Sitting,
  Table,
  TableListPage,
} from '@carriage/protocol'
import type pg from 'pg'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { takeSeatBack } from '../play/clock/take-back.ts'
import { timeSettingsOf } from '../play/clock/time-settings.ts'
import { type Budget, budgetOf } from '../play/matches/budget.ts'
import { keyedQueue } from '../play/matches/keyed-queue.ts'
import { agreedOptions } from './create.ts'
import { type CallerTableFacts, factsOf, type Visitor } from './facts.ts'
import { findHost, type Host } from './host.ts'
import { isAwakeWith } from './hours.ts'
import {
  callToStart,
  createTable,
  declineInvitation,
  findFreeSeat,
  giveToBot,
  invite,
  invitedTo,
  leave,
  needRoom,
  renewTableKey,
  setReady,
  sitDown,
} from './join.ts'
import { learningTable, lively, sitWithLearners } from './learning.ts'
import { type Listing, listed } from './lists.ts'
import { readMatchingPage } from './matching-page.ts'
import { rematch } from './rematch.ts'
import { nameProgram, resign } from './resign.ts'
import type { Person } from './seat.ts'
import { showMany, showOne } from './show.ts'
import { startIfComplete } from './start.ts'
import type { WaitingTable } from './waiting-table.ts'

/** The operations of tables. The calling code has checked permissions. */
export interface TableService {
  facts(id: MatchId, visitor: Visitor): Promise<CallerTableFacts | undefined>
  show(id: MatchId, account: string | undefined): Promise<Table | undefined>
  /** The person whom the account can ask for access to a table. */
  host(id: MatchId, account: string | undefined): Promise<Host | undefined>
  list(listing: Listing, page: Page, account: string | undefined): Promise<TableListPage>
  /** The same, without tables whose people are awake when the account is not. */
  listAwake(listing: Listing, page: Page, account: string): Promise<TableListPage>
  create(owner: Person, table: NewTable): Promise<MatchId>
  /** A seat among people who are learning the game: at a waiting table, or at a new one. */
  joinLearners(person: Person, game: string): Promise<MatchId>
  sitDown(id: MatchId, person: Person, wish: Sitting): Promise<void>
  leave(id: MatchId, account: string): Promise<void>
  freeSeat(id: MatchId, seat: number): Promise<void>
  giveToBot(id: MatchId, seat: number, level: BotLevel): Promise<void>
  setReady(id: MatchId, account: string, ready: boolean): Promise<void>
  start(id: MatchId, owner: string, bots: BotLevel | undefined): Promise<void>
  invite(id: MatchId, account: string): Promise<void>
  /** Makes a new link; the previous one stops working. */
  renewKey(id: MatchId): Promise<void>
  /** People who were invited there, for the owner. */
  invitedTo(id: MatchId): Promise<readonly InvitedPerson[]>
  declineInvitation(id: MatchId, account: string): Promise<void>
  rematch(over: MatchId, person: Person): Promise<MatchId>
  /** Returns the number of the last entry. */
  resign(id: MatchId, account: string): Promise<number>
  /** Takes a seat back from the bot that plays it; refused where there is no time for it. */
  comeBack(id: MatchId, account: string): Promise<void>
  /** Shows all players that a program plays the seat of this account. */
  nameProgram(id: MatchId, account: string): Promise<void>
}

export interface TablesOptions {
  readonly database: Database
  /** The pool for the path of a move; by default the same. */
  readonly moves?: Database
  readonly bus: Bus
  /** The time limit of the rules for the options of a new table. */
  readonly budget?: Budget
  /** Whether a player at the table has it open. */
  readonly isPlayerPresent?: (id: MatchId) => Promise<boolean>
  /** The limits of an account; by default none. */
  readonly maximumFor?: (client: pg.ClientBase, account: string, what: 'tables' | 'invitations') => Promise<number>
}

/** The default time limit of the rules, in milliseconds. */
const usualBudget = 1_000

export function listTables(options: TablesOptions): TableService {
  const { database, moves = database, bus, budget = budgetOf(usualBudget), maximumFor } = options
  const { isPlayerPresent = async () => false } = options
  // They would wait for each other in the database, each holding a connection.
  const learners = keyedQueue()

  return {
    facts: (id, visitor) => factsOf(moves, id, visitor),
    show: (id, account) => showOne(database, id, account),
    host: (id, account) => findHost(database, id, account),
    list,
    async listAwake(listing, page, account) {
      const person = await timeSettingsOf(database.pool, account)
      return readMatchingPage(
        page,
        (each) => list(listing, each, account),
        ({ awake }) => isAwakeWith(person, awake, Date.now()),
      )
    },
    async create(owner, table) {
      const agreed = await agree(table)
      return thenStart(async (client) => {
        if (maximumFor) await needRoom(client, owner.id, await maximumFor(client, owner.id, 'tables'))
        return createTable(client, owner, agreed)
      })
    },
    async joinLearners(person, game) {
      const here = await lively(database, game, isPlayerPresent)
      const table = await agree(learningTable(game))
      return learners.run(game, () => thenStart((client) => sitWithLearners(client, person, table, here)))
    },
    async sitDown(id, person, wish) {
      await thenStart((client) => sitDown(client, id, person, wish))
    },
    async leave(id, account) {
      await inTransaction(database, (client) => leave(client, id, account))
      emit(id, 'left')
    },
    async freeSeat(id, seat) {
      await inTransaction(database, (client) => findFreeSeat(client, id, seat))
      emit(id, 'freed')
    },
    async giveToBot(id, seat, level) {
      await thenStart((client) => giveToBot(client, id, seat, level))
    },
    async setReady(id, account, ready) {
      await thenStart((client) => setReady(client, id, account, ready))
    },
    async start(id, owner, bots) {
      await thenStart((client) => callToStart(client, id, owner, bots))
    },
    async invite(id, account) {
      await inTransaction(database, (client) =>
        invite(client, id, account, maximumFor && ((owner) => maximumFor(client, owner, 'invitations'))),
      )
      emit(id, 'invited')
    },
    async renewKey(id) {
      await inTransaction(database, (client) => renewTableKey(client, id))
      emit(id, 'renewed')
    },
    invitedTo: (id) => invitedTo(database, id),
    async declineInvitation(id, account) {
      await declineInvitation(database, id, account)
      emit(id, 'declined')
    },
    async rematch(over, person) {
      const id = await inTransaction(database, (client) => rematch(client, over, person))
      emit(over, 'rematch')
      emit(id, 'seated')
      return id
    },
    async resign(id, account) {
      const n = await resign(moves, id, account)
      emit(id, 'resigned')
      bus.publish('bots.wake', id)
      return n
    },
    async comeBack(id, account) {
      if (await takeSeatBack(moves.pool, id, account)) emit(id, 'back')
    },
    async nameProgram(id, account) {
      await nameProgram(moves, id, account)
      emit(id, 'program')
    },
  }

  async function list(listing: Listing, page: Page, account: string | undefined): Promise<TableListPage> {
    const { ids, next } = await listed(database, listing, page)
    return { tables: await showMany(database, ids, account), next }
  }

  /** Calls the rules before a connection is taken, so that none is held in the meantime. */
  async function agree(table: NewTable): Promise<NewTable> {
    return { ...table, options: await agreedOptions(table, budget) }
  }

  /** Changes the seats of a table, and starts the match where that made it complete. */
  async function thenStart(change: (client: pg.ClientBase) => Promise<WaitingTable>): Promise<MatchId> {
    const { id, started } = await inTransaction(database, async (client) => {
      const table = await change(client)
      return { id: table.id, started: await startIfComplete(client, table) }
    })
    emit(id, started ? 'started' : 'seated')
    if (started) bus.publish('bots.wake', id)
    return id
  }

  function emit(id: MatchId, what: string): void {
    bus.publish(`table.${id}`, what)
  }
}
