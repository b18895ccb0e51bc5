import { randomBytes } from 'node:crypto'
import {
  type Club,
  type ClubMember,
  type ClubSummary,
  type InvitedPerson,
  maxClubs,
  membersAtMost,
} from '@carriage/protocol'
import type pg from 'pg'
import { countDaily, limitFor } from '../../accounts/account-limits.ts'
import { writeEvent } from '../../notifications/outbox.ts'
import { newInvitationKey } from '../../platform/invitation-key.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { ProblemError, problemError } from '../../tables/problem-error.ts'
import { areApart } from '../chat/block.ts'
import { takesInvitations } from '../people/contact-settings.ts'
import { readClubStandings } from './standings.ts'

/** The clubs to which an account belongs or is invited, by name. */
export async function listClubs({ pool }: Pick<Database, 'pool'>, account: string): Promise<readonly ClubSummary[]> {
  const { rows } = await pool.query<ClubSummary>(
    `select c.id, c.name, (select count(*)::integer from club_members m where m.club = c.id) as members, k.invited
     from (
       select club, false as invited from club_members where account = $1
       union all select club, true from club_invitations where account = $1 and answer is null
     ) k join clubs c on c.id = k.club
     order by k.invited desc, lower(c.name), c.id limit 200`,
    [account],
  )
  return rows
}

interface ClubRow {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly invited: boolean
}

/** A club as the account may see it: in full as a member, by name with an invitation or the link. */
export async function readClub(
  database: Pick<Database, 'pool'>,
  id: string,
  account: string,
  key?: string,
): Promise<Club> {
  const { rows } = await database.pool.query<ClubRow>(
    `select c.id, c.name, c.key,
       exists (select from club_invitations i where i.club = c.id and i.account = $2 and i.answer is null) as invited
     from clubs c where c.id = $1`,
    [id, account],
  )
  const [found] = rows
  const people = found ? await membersOf(database, id) : []
  const own = people.find((each) => each.account === account)
  if (!found || !(own || found.invited || found.key === key)) throw noClub()
  const { name, invited } = found
  const outside = { id, name, members: people.length, invited: invited && !own }
  if (!own) return { ...outside, member: false, leader: false, key: null, people: [], asked: [], standings: [] }
  const [asked, standings] = await Promise.all([askedTo(database, id), readClubStandings(database, id)])
  return { ...outside, member: true, leader: own.leader, key: found.key, people, asked, standings }
}

async function membersOf({ pool }: Pick<Database, 'pool'>, id: string): Promise<readonly ClubMember[]> {
  const { rows } = await pool.query<ClubMember>(
    `select m.account, a.name, m.leader from club_members m join accounts a on a.id = m.account
     where m.club = $1 order by m.leader desc, lower(a.name), m.account`,
    [id],
  )
  return rows
}

async function askedTo({ pool }: Pick<Database, 'pool'>, id: string): Promise<readonly InvitedPerson[]> {
  const { rows } = await pool.query<InvitedPerson>(
    `select i.account, a.name, coalesce(i.answer = 'declined', false) as declined
     from club_invitations i join accounts a on a.id = i.account
     where i.club = $1 and i.answer is distinct from 'removed' order by i.invited_at, i.account limit 100`,
    [id],
  )
  return rows
}

export async function createClub(database: Database, account: string, name: string): Promise<string> {
  const id = randomBytes(9).toString('base64url')
  await inTransaction(database, async (client) => {
    await needRoomForClub(client, account)
    await client.query('insert into clubs (id, name, key) values ($1, $2, $3)', [id, name, newInvitationKey()])
    await client.query('insert into club_members (club, account, leader) values ($1, $2, true)', [id, account])
  })
  return id
}

interface ClubToJoin {
  readonly key: string
  readonly members: number
  readonly member: boolean
  readonly invited: boolean
  /** A leader removed the person, and nobody has invited them since. */
  readonly removed: boolean
}

export async function joinClub(database: Database, id: string, account: string, key?: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await needRoomForClub(client, account)
    // Locked first, so that concurrent joins count each other.
    await client.query('select from clubs where id = $1 for update', [id])
    const { rows } = await client.query<ClubToJoin>(
      `select c.key, (select count(*)::integer from club_members m where m.club = c.id) as members,
         exists (select from club_members m where m.club = c.id and m.account = $2) as member,
         exists (select from club_invitations i where i.club = c.id and i.account = $2 and i.answer is null) as invited,
         exists (select from club_invitations i where i.club = c.id and i.account = $2 and i.answer = 'removed') as removed
       from clubs c where c.id = $1`,
      [id, account],
    )
    const [found] = rows
    if (found?.member) return
    if (!found || found.removed || !(found.invited || found.key === key)) throw noClub()
    if (found.members >= membersAtMost) throw problemError('tooMany', `A club has at most ${membersAtMost} members.`)
    await client.query('insert into club_members (club, account) values ($1, $2)', [id, account])
    await client.query('delete from club_invitations where club = $1 and account = $2', [id, account])
  })
}

/** Declines an invitation, if there is one. */
export async function declineClub({ pool }: Database, id: string, account: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update club_invitations set answer = 'declined' where club = $1 and account = $2 and answer is null`,
    [id, account],
  )
  return rowCount === 1
}

/**
 * A leader invites a person. As at a table, a person who blocked the leader gets no invitation, and the leader does not
 * learn of it.
 */
export async function inviteToClub(
  database: Database,
  id: string,
  { leader, account }: { readonly leader: string; readonly account: string },
  limitFactor: number,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await needLeader(client, id, leader)
    const { rowCount } = await client.query('select from accounts where id = $1', [account])
    if (rowCount === 0) throw problemError('notFound', 'Player not found.')
    await countDaily(client, 'invitations', leader, await limitFor(client, leader, 'invitations', limitFactor))
    if (!(await takesInvitations(client, account, leader)))
      throw new ProblemError({
        code: 'conflict',
        detail: 'This person does not accept invitations from you.',
        facts: { reason: 'takesNone' },
      })
    const apart = await areApart(client, account, [leader])
    const { rowCount: invited } = await client.query(
      `insert into club_invitations (club, account, answer)
         select $1, $2, $3 where not exists (select from club_members where club = $1 and account = $2)
       on conflict (club, account) do update set answer = excluded.answer, invited_at = now()
         where club_invitations.answer = 'removed'`,
      [id, account, apart ? 'withheld' : null],
    )
    // Like an invitation to a table: notified once, and not if one blocked the other.
    if (invited === 1 && !apart) await writeEvent(client, { kind: 'club', match: id, n: -1, content: { account } })
  })
}

export async function letLead(database: Database, id: string, leader: string, account: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await needLeader(client, id, leader)
    const { rowCount } = await client.query('update club_members set leader = true where club = $1 and account = $2', [
      id,
      account,
    ])
    if (rowCount === 0) throw problemError('notFound', 'Member not found.')
  })
}

/** Removes a member, who can return only if a leader invites them. The link that they know stops working. */
export async function dismiss(database: Database, id: string, leader: string, account: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await renewKey(client, id)
    await needLeader(client, id, leader)
    const { rowCount } = await client.query(
      'delete from club_members where club = $1 and account = $2 and not leader',
      [id, account],
    )
    if (rowCount === 0) throw problemError('conflict', 'Member not found, or they also lead the club.')
    await client.query(
      `insert into club_invitations (club, account, answer) values ($1, $2, 'removed')
       on conflict (club, account) do update set answer = excluded.answer`,
      [id, account],
    )
  })
}

/** Gives the club a new link; the previous one stops working. */
export async function renewClubKey(database: Database, id: string, leader: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await renewKey(client, id)
    await needLeader(client, id, leader)
  })
}

/** Locks the club first, as joining does. */
async function renewKey(client: pg.ClientBase, id: string): Promise<void> {
  await client.query('update clubs set key = $2 where id = $1', [id, newInvitationKey()])
}

export async function dissolve(database: Database, id: string, leader: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await needLeader(client, id, leader)
    await client.query('delete from clubs where id = $1', [id])
  })
}

/** Throws unless the account is a member. */
export async function needMember(client: Pick<pg.Pool, 'query'>, id: string, account: string): Promise<void> {
  const { rowCount } = await client.query('select from club_members where club = $1 and account = $2', [id, account])
  if (rowCount === 0) throw noClub()
}

async function needLeader(client: pg.ClientBase, id: string, account: string): Promise<void> {
  const { rows } = await client.query<{ leader: boolean }>(
    'select leader from club_members where club = $1 and account = $2 for update',
    [id, account],
  )
  if (!rows[0]) throw noClub()
  if (!rows[0].leader) throw problemError('forbidden', 'Only leaders of the club can do this.')
}

async function needRoomForClub(client: pg.ClientBase, account: string): Promise<void> {
  // The lock serialises concurrent requests, so that each counts the others.
  await client.query('select from accounts where id = $1 for update', [account])
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from club_members where account = $1',
    [account],
  )
  if ((rows[0]?.count ?? 0) >= maxClubs)
    throw problemError('tooMany', `You’re already in ${maxClubs} clubs. Leave one first.`)
}

function noClub(): ProblemError {
  return problemError('notFound', 'Club not found, or you are not a member.')
}
