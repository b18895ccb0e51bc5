import type { BotLevel, InvitedPerson, MatchId, NewTable, Sitting } from '@carriage/protocol'
import type pg from 'pg'
import { countDaily } from '../accounts/account-limits.ts'
import { needDistinctPeople } from '../accounts/same-person.ts'
import { writeEvent } from '../notifications/outbox.ts'
import { newInvitationKey } from '../platform/invitation-key.ts'
import type { Database } from '../platform/storage/database.ts'
import { areApart, needNotApart } from '../social/chat/block.ts'
import { createClubTable } from '../social/clubs/club-tables.ts'
import { takesInvitations } from '../social/people/contact-settings.ts'
import { insertTable } from './create.ts'
import { ProblemError, problemError } from './problem-error.ts'
import { needFairSeat, needLasting, refuseIfRated } from './rated.ts'
import { needNotRemoved } from './removed.ts'
import { emptySeat, freeSeat, freeSeats, type Person, seatBot, seatPerson } from './seat.ts'
import { listAccountsAt, lockWaitingTable, type WaitingTable } from './waiting-table.ts'

/*
 * Seats before the match. Each function runs in the transaction of its caller, who then checks whether the table is
 * complete.
 */

/** Of one account, to waiting tables. */
const openInvitationsAtMost = 30

const noBots = 'A rated table is for people only.'

/** The list of open tables is for all: one account must not fill it. */
export async function needRoom(client: pg.ClientBase, owner: string, most: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from seats s join tables t on t.id = s.table_id
     where s.account = $1 and s.state = 'waiting' and t.owner = $1`,
    [owner],
  )
  if ((rows[0]?.count ?? 0) >= most)
    throw new ProblemError({
      code: 'conflict',
      detail: `You already have ${most} tables waiting for players. Start or leave one first.`,
      facts: { limit: 'tables', most },
    })
}

/** The creator of a table has its first seat; bots have the last ones. The options are those of `agreedOptions`. */
export async function createTable(client: pg.ClientBase, owner: Person, wanted: NewTable): Promise<WaitingTable> {
  const { game, options, seats, pace, club, bots, hints, learning, rated = false, tags, nonce, ready } = wanted
  if (rated) await needLasting(client, owner.id)
  // Members find a table of their club; nobody else does.
  const visibility = club === undefined ? wanted.visibility : 'private'
  const settings = { game, options, seats, pace, visibility, hints, learning, rated, tags }
  const id = await insertTable(client, { ...settings, owner: owner.id })
  if (!id) throw new Error('A table that is no rematch was stored as one.')
  if (club !== undefined) await createClubTable(client, id, { club, maker: owner.id })
  await seatPerson(client, id, owner, { seat: 0, nonce, ready })
  for (const [index, level] of bots.entries()) await seatBot(client, id, seats - bots.length + index, level)
  return lockWaitingTable(client, id)
}

/** Takes a seat, or moves to another one if it is named. */
export async function sitDown(
  client: pg.ClientBase,
  id: MatchId,
  person: Person,
  wish: Sitting,
): Promise<WaitingTable> {
  const table = await lockWaitingTable(client, id)
  const own = table.sitters.find(({ account }) => account === person.id)
  if (!own) {
    await needNotRemoved(client, id, person.id)
    if (table.rated) await needFairSeat(client, table, person.id)
    const { nonce, ready } = wish
    await needNotApart(client, person.id, [table.owner, ...listAccountsAt(table)])
    const seat = freeSeat(table, wish.seat)
    await seatPerson(client, id, person, { seat, nonce, ready })
    if (person.id !== table.owner && table.pace.kind !== 'live')
      await writeEvent(client, { kind: 'seatTaken', match: id, n: -2 - seat, content: { account: table.owner } })
    return table
  }
  if (wish.seat !== undefined && wish.seat !== own.seat) {
    refuseIfRated(table, 'At a rated table everybody keeps their first seat.')
    const seat = freeSeat(table, wish.seat)
    await client.query('update seats set seat = $3 where table_id = $1 and seat = $2', [id, own.seat, seat])
  }
  return wish.ready ? setReady(client, id, person.id, true) : table
}

/** Leaves a waiting table. The longest seated person takes it over; without one it is closed. */
export async function leave(client: pg.ClientBase, id: MatchId, account: string): Promise<void> {
  const table = await lockWaitingTable(client, id)
  const own = table.sitters.find((sitter) => sitter.account === account)
  if (!own) return
  await emptySeat(client, id, own.seat)
  if (account !== table.owner) return
  const { rows } = await client.query<{ account: string | null }>(
    'select account from seats where table_id = $1 and account is not null order by joined_at, seat limit 1',
    [id],
  )
  const heir = rows[0]?.account
  if (heir) await client.query('update tables set owner = $2 where id = $1', [id, heir])
  else await client.query(`update tables set state = 'abandoned', ended_at = now() where id = $1`, [id])
}

/**
 * The owner frees a seat of a bot, or removes a person: they can return only if they are invited again, and the link
 * changes.
 */
export async function findFreeSeat(client: pg.ClientBase, id: MatchId, seat: number): Promise<void> {
  const table = await lockWaitingTable(client, id)
  const there = table.sitters.find((sitter) => sitter.seat === seat)
  if (!there) return
  if (there.account === table.owner) throw problemError('conflict', 'This is your own seat: leave the table instead.')
  await emptySeat(client, id, seat)
  if (!there.account) return
  await client.query(
    `insert into invitations (table_id, account, answer) values ($1, $2, 'removed')
     on conflict (table_id, account) do update set answer = excluded.answer`,
    [id, there.account],
  )
  await renewTableKey(client, id)
}

/** Gives the table a new link; the previous one stops working. */
export async function renewTableKey(client: pg.ClientBase, id: MatchId): Promise<void> {
  await lockWaitingTable(client, id)
  await client.query('update tables set key = $2 where id = $1', [id, newInvitationKey()])
}

/** Gives a free seat to a bot, or a bot's seat to one of another level. */
export async function giveToBot(
  client: pg.ClientBase,
  id: MatchId,
  seat: number,
  level: BotLevel,
): Promise<WaitingTable> {
  const table = await lockWaitingTable(client, id)
  refuseIfRated(table, noBots)
  const there = table.sitters.find((sitter) => sitter.seat === seat)
  if (there?.bot === level) return table
  if (there?.bot) await emptySeat(client, id, seat)
  else freeSeat(table, seat)
  await seatBot(client, id, seat, level)
  return table
}

export async function setReady(
  client: pg.ClientBase,
  id: MatchId,
  account: string,
  ready: boolean,
): Promise<WaitingTable> {
  const table = await lockWaitingTable(client, id)
  if (table.rated && ready) await needDistinctPeople(client, listAccountsAt(table))
  await client.query('update seats set ready = $3 where table_id = $1 and account = $2', [id, account, ready])
  return table
}

/** The owner is ready and wants to start, with bots in the free seats if a level is named. */
export async function callToStart(
  client: pg.ClientBase,
  id: MatchId,
  owner: string,
  bots: BotLevel | undefined,
): Promise<WaitingTable> {
  const table = await setReady(client, id, owner, true)
  const free = freeSeats(table)
  if (bots) refuseIfRated(table, noBots)
  if (bots) for (const seat of free) await seatBot(client, id, seat, bots)
  else if (free.length > 0) throw problemError('conflict', `These seats are free: ${free.join(', ')}.`)
  return table
}

/** Lets an account find the table, also a private one. */
export async function invite(
  client: pg.ClientBase,
  id: MatchId,
  account: string,
  maximumFor?: (owner: string) => Promise<number>,
): Promise<void> {
  const { owner } = await lockWaitingTable(client, id)
  const { rowCount } = await client.query('select from accounts where id = $1', [account])
  if (rowCount === 0) throw problemError('notFound', 'Player not found.')
  // Counted first: a refusal must not reveal a block.
  if (maximumFor) await countDaily(client, 'invitations', owner, await maximumFor(owner))
  if (!(await takesInvitations(client, account, owner)))
    throw new ProblemError({
      code: 'conflict',
      detail: 'This person does not accept invitations from you.',
      facts: { reason: 'takesNone' },
    })
  await needFewInvitations(client, account)
  // An account that blocked the inviter gets no invitation, and the inviter does not learn of it.
  const apart = await areApart(client, account, [owner])
  const { rowCount: invited } = await client.query(
    `insert into invitations (table_id, account, answer) values ($1, $2, $3)
     on conflict (table_id, account) do update set answer = excluded.answer, invited_at = now()
       where invitations.answer = 'removed'`,
    [id, account, apart ? 'withheld' : null],
  )
  // Before the first entry of the match, so under the number 0.
  if (invited === 1 && !apart) await writeEvent(client, { kind: 'invited', match: id, n: -1, content: { account } })
}

/** Keeps the list of a person's invitations readable. */
async function needFewInvitations(client: pg.ClientBase, account: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from invitations
     where account = $1 and state = 'waiting' and (answer is null or answer = 'withheld')`,
    [account],
  )
  if ((rows[0]?.count ?? 0) >= openInvitationsAtMost)
    throw new ProblemError({
      code: 'conflict',
      detail: 'This player already has too many open invitations.',
      facts: { reason: 'manyInvitations' },
    })
}

/** People who were invited to the table, and who declined. */
export async function invitedTo({ pool }: Pick<Database, 'pool'>, id: MatchId): Promise<readonly InvitedPerson[]> {
  const { rows } = await pool.query<InvitedPerson>(
    `select i.account, a.name, coalesce(i.answer = 'declined', false) as declined
     from invitations i join accounts a on a.id = i.account
     where i.table_id = $1 and i.answer is distinct from 'removed' order by i.invited_at, i.account limit 200`,
    [id],
  )
  return rows
}

/** Declines an invitation: the table is no longer shown, and nobody can invite the account there again. */
export async function declineInvitation({ pool }: Database, id: MatchId, account: string): Promise<void> {
  const { rowCount } = await pool.query(
    `update invitations set answer = 'declined' where table_id = $1 and account = $2 and answer is null`,
    [id, account],
  )
  if (rowCount === 0) throw problemError('notFound', 'Invitation not found.')
}
