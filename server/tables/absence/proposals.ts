import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { writeEvent } from '../../notifications/outbox.ts'
import { needNotApart } from '../../social/chat/block.ts'
import { problemError, refuseIfRated } from '../index.ts'
import { type PersonSeat, personSeats } from './absence.ts'
import { endEarly } from './end-early.ts'

/** The outcome of a proposal: it waits for others to agree, its author has the seat, or the game is ended. */
export type ProposalOutcome = 'waits' | 'seated' | 'ended'

interface Proposal {
  readonly id: number
  readonly account: string
  readonly seat: number | null
  readonly agreed: readonly number[]
}

/** A person without a seat asks for an abandoned one. */
export async function askForSeat(
  client: pg.ClientBase,
  id: MatchId,
  account: string,
  seat: number,
): Promise<ProposalOutcome> {
  const { rated } = await holdPlaying(client, id)
  refuseIfRated({ rated }, 'Seats of a rated table cannot be taken over.')
  const seats = await personSeats(client, id)
  if (seats.some((each) => each.account === account)) throw problemError('conflict', 'You have a seat here.')
  needOpen(seats, seat)
  const others = seats.filter((each) => each.seat !== seat && !each.resigned)
  await needNotApart(
    client,
    account,
    others.map((each) => each.account),
  )
  return propose(client, id, { account, seat, agreed: [] })
}

/** A person who is present proposes to end an abandoned game. */
export async function proposeEnd(client: pg.ClientBase, id: MatchId, account: string): Promise<ProposalOutcome> {
  await holdPlaying(client, id)
  const seats = await personSeats(client, id)
  const { seat } = needPresent(seats, account)
  needOpen(seats)
  return propose(client, id, { account, seat: null, agreed: [seat] })
}

/** Carries a proposal out once everybody present agrees. */
export async function agreeTo(
  client: pg.ClientBase,
  id: MatchId,
  account: string,
  proposal: number,
): Promise<ProposalOutcome> {
  await holdPlaying(client, id)
  const seats = await personSeats(client, id)
  const { seat } = needPresent(seats, account)
  const { rows } = await client.query<Proposal>(
    `update absence_proposals set agreed = array(select distinct unnest(agreed || $3::smallint) order by 1)
     where id = $1 and table_id = $2 returning id::int, account, seat, agreed`,
    [proposal, id, seat],
  )
  const [agreed] = rows
  if (!agreed) throw noProposal()
  return settle(client, id, agreed)
}

/** Its author withdraws the proposal, or a person who is present declines it. */
export async function dropProposal(
  client: pg.ClientBase,
  id: MatchId,
  account: string,
  proposal: number,
): Promise<void> {
  await holdPlaying(client, id)
  const present = (await personSeats(client, id)).some((each) => each.account === account && !each.away)
  const { rowCount } = await client.query(
    'delete from absence_proposals where id = $1 and table_id = $2 and (account = $3 or $4)',
    [proposal, id, account, present],
  )
  if (rowCount === 0) throw noProposal()
}

/** A person has one proposal at a time; a new one replaces it. */
async function propose(client: pg.ClientBase, id: MatchId, proposed: Omit<Proposal, 'id'>): Promise<ProposalOutcome> {
  const { account, seat, agreed } = proposed
  const { rows } = await client.query<Proposal>(
    `insert into absence_proposals (table_id, account, seat, agreed) values ($1, $2, $3, $4)
     on conflict (table_id, account) do update set seat = excluded.seat, agreed = excluded.agreed
     returning id::int, account, seat, agreed`,
    [id, account, seat, agreed],
  )
  const [made] = rows
  if (!made) throw noProposal()
  const outcome = await settle(client, id, made)
  if (outcome === 'waits') {
    const present = (await personSeats(client, id)).filter((each) => !each.away && !agreed.includes(each.seat))
    await writeEvent(client, {
      kind: 'voteAsked',
      match: id,
      n: made.id,
      content: { seats: present.map((each) => each.seat) },
    })
  }
  return outcome
}

async function settle(
  client: pg.ClientBase,
  id: MatchId,
  { account, seat, agreed }: Proposal,
): Promise<ProposalOutcome> {
  const seats = await personSeats(client, id)
  needOpen(seats, seat ?? undefined)
  const present = seats.filter(({ away }) => !away)
  if (present.length === 0 || !present.every((each) => agreed.includes(each.seat))) return 'waits'
  if (seat === null) {
    await endEarly(client, id)
    return 'ended'
  }
  await giveSeat(client, id, seat, account)
  return 'seated'
}

/**
 * Gives the seat to another person. Premoves and drafts of the previous one are private; their returns, absence and bot
 * moves do not count for the new one.
 */
export async function giveSeat(client: pg.ClientBase, id: MatchId, seat: number, account: string): Promise<void> {
  const { rows } = await client.query<{ n: number }>('select version as n from match_heads where match_id = $1', [id])
  await client.query(
    `update seats s set account = a.id, name = a.name, program = false, replaced = false, resigned = false,
       replaced_since = null, returns = 0, joined_n = $4
     from accounts a where a.id = $3 and s.table_id = $1 and s.seat = $2`,
    [id, seat, account, rows[0]?.n ?? 0],
  )
  await client.query('delete from premoves where match_id = $1 and seat = $2', [id, seat])
  await client.query('delete from drafts where match_id = $1 and seat = $2', [id, seat])
  await client.query('delete from absence_proposals where table_id = $1 and (account = $2 or seat = $3)', [
    id,
    account,
    seat,
  ])
}

/** Locks a running table, so that proposals are decided one after another. */
async function holdPlaying(client: pg.ClientBase, id: MatchId): Promise<{ readonly rated: boolean }> {
  const { rows } = await client.query<{ rated: boolean; state: string }>(
    'select rated, state from tables where id = $1 for update',
    [id],
  )
  const [table] = rows
  if (table?.state !== 'playing') throw problemError('conflict', 'This is possible only while the match is running.')
  return table
}

function needPresent(seats: readonly PersonSeat[], account: string): PersonSeat {
  const own = seats.find((each) => each.account === account)
  if (!own || own.away)
    throw problemError('conflict', 'Only people who are present can decide: take your seat back first.')
  return own
}

function needOpen(seats: readonly PersonSeat[], wanted?: number): void {
  if (seats.some(({ seat, open }) => open && (wanted === undefined || seat === wanted))) return
  throw problemError('conflict', 'Nobody has been away for long enough.')
}

function noProposal() {
  return problemError('notFound', 'This proposal no longer exists.')
}
