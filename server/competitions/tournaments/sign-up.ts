import type { TournamentState } from '@carriage/protocol'
import type pg from 'pg'
import { needOtherPeople } from '../../accounts/same-person.ts'
import { logAction } from '../../moderation/moderation-log.ts'
import { commandLineOperator } from '../../moderation/operators.ts'
import { writeEvent } from '../../notifications/outbox.ts'
import { newInvitationKey } from '../../platform/invitation-key.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { problemError } from '../../tables/index.ts'
import { tournamentRefused } from './sign-up-refusal.ts'

interface HeldTournament {
  readonly state: TournamentState
  readonly owner: string
  readonly key: string | null
  readonly capacity: number
  readonly sizes: readonly number[]
  readonly rated: boolean
}

/** Signs a person up; in a running tournament, pairs a player again. */
export async function enterTournament(
  database: Database,
  id: number,
  account: string,
  { key, now }: { readonly key?: string | undefined; readonly now: Date },
): Promise<void> {
  await inTransaction(database, async (client) => {
    const tournament = await holdTournament(client, id)
    if (tournament.state !== 'signup') return comeBack(client, id, account, tournament.state)
    if (tournament.key !== null && key !== tournament.key && account !== tournament.owner)
      throw tournamentRefused('link', 'This tournament is by invitation: open the link that its organiser gave you.')
    const { rows } = await client.query<{ account: string; standing: string }>(
      'select account, standing from tournament_people where tournament = $1',
      [id],
    )
    const own = rows.find((each) => each.account === account)
    if (own?.standing === 'removed') throw removed()
    if (own) return
    if (rows.filter(({ standing }) => standing === 'in').length >= tournament.capacity)
      throw tournamentRefused('full', 'All places of this tournament are taken.')
    if (tournament.rated)
      await needOtherPeople(
        client,
        account,
        rows.map((each) => each.account),
      )
    // An account that is deleted in the meantime must not reappear.
    const { rowCount } = await client.query(
      `insert into tournament_people (tournament, account, signed_at)
       select $1, id, $3 from accounts where id = $2 and not guest for share`,
      [id, account, now],
    )
    if (rowCount !== 1) throw problemError('forbidden', 'Tournaments require a registered account.')
  })
}

async function comeBack(client: pg.ClientBase, id: number, account: string, state: TournamentState): Promise<void> {
  if (state === 'over' || state === 'cancelled') throw tournamentRefused('over', 'This tournament is over.')
  const { rows } = await client.query<{ standing: string }>(
    'select standing from tournament_people where tournament = $1 and account = $2 and slot is not null',
    [id, account],
  )
  const [own] = rows
  if (!own) throw tournamentRefused('begun', 'The sign-up has ended: this tournament has begun.')
  if (own.standing === 'removed') throw removed()
  await client.query(`update tournament_people set standing = 'in' where tournament = $1 and account = $2`, [
    id,
    account,
  ])
}

/** Before the start the person is removed from the sign-up; later they are not paired any more. */
export async function withdrawFrom(database: Database, id: number, account: string): Promise<void> {
  await inTransaction(database, async (client) => {
    const { state } = await holdTournament(client, id)
    if (state === 'signup')
      await client.query(
        `delete from tournament_people where tournament = $1 and account = $2 and standing <> 'removed'`,
        [id, account],
      )
    else
      await client.query(
        `update tournament_people set standing = 'out' where tournament = $1 and account = $2 and standing <> 'removed'`,
        [id, account],
      )
  })
}

interface Removal {
  readonly account: string
  readonly reason: string
  /** The organiser; undefined for an operator. */
  readonly owner?: string
}

/**
 * Removes a person, who cannot sign up again and gets the reason. Their table is played to its end. After the start an
 * organiser who plays would remove a rival, so only an operator can do it.
 */
export async function removePerson(database: Database, id: number, { account, reason, owner }: Removal): Promise<void> {
  await inTransaction(database, async (client) => {
    const { state } = owner === undefined ? await holdTournament(client, id) : await holdOwn(client, id, owner)
    if (state === 'over' || state === 'cancelled') throw tournamentRefused('over', 'This tournament is over.')
    if (state !== 'signup' && owner !== undefined) await needNoPlayer(client, id, owner)
    const { rowCount } = await client.query(
      `update tournament_people set standing = 'removed', removed_for = $3
       where tournament = $1 and account = $2 and standing <> 'removed'`,
      [id, account, reason],
    )
    if (rowCount !== 1) throw problemError('notFound', 'This player is not in the tournament.')
    await renewKey(client, id)
    await writeEvent(client, { kind: 'removed', match: tournamentTopic(id), n: -1, content: { account } })
    await logAction(client, owner ?? commandLineOperator, 'removeFromTournament', account, { tournament: id })
  })
}

/** Replaces the match id in a notification about a tournament. */
function tournamentTopic(id: number): string {
  return `tournament-${id}`
}

async function needNoPlayer(client: pg.ClientBase, id: number, owner: string): Promise<void> {
  const { rowCount } = await client.query('select from tournament_people where tournament = $1 and account = $2', [
    id,
    owner,
  ])
  if (rowCount !== 0)
    throw tournamentRefused('plays', 'You play in this tournament: after its start only an operator removes people.')
}

/** Gives an invitation-only tournament a new link; the previous one stops working. */
export async function renewTournamentKey(database: Database, id: number, owner: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await holdOwn(client, id, owner)
    await renewKey(client, id)
  })
}

async function renewKey(client: pg.ClientBase, id: number): Promise<void> {
  await client.query('update tournaments set key = $2 where id = $1 and key is not null', [id, newInvitationKey()])
}

/** The organiser can skip the wait for the start, or the rest of a pause. */
export async function startNow(database: Database, id: number, owner: string, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    const { state, sizes } = await holdOwn(client, id, owner)
    if (state === 'pause') {
      await client.query('update tournaments set next_check_at = least(next_check_at, $2) where id = $1', [id, now])
      return
    }
    if (state !== 'signup') throw tournamentRefused('begun', 'The tournament has begun already.')
    const { rows } = await client.query<{ people: number }>(
      `select count(*)::integer as people from tournament_people where tournament = $1 and standing = 'in'`,
      [id],
    )
    const least = Math.min(...sizes)
    if ((rows[0]?.people ?? 0) < least) throw tournamentRefused('tooFew', `A table needs ${least} people.`)
    await client.query('update tournaments set starts_at = least(starts_at, $2), next_check_at = $2 where id = $1', [
      id,
      now,
    ])
  })
}

export async function cancelTournament(database: Database, id: number, owner: string): Promise<void> {
  await inTransaction(database, async (client) => {
    const { state } = await holdOwn(client, id, owner)
    if (state !== 'signup') throw tournamentRefused('begun', 'Only a tournament that has not begun can be cancelled.')
    await client.query(`update tournaments set state = 'cancelled', next_check_at = null where id = $1`, [id])
  })
}

/** Locks a tournament, so that it does not advance before the transaction ends. */
async function holdTournament(client: pg.ClientBase, id: number): Promise<HeldTournament> {
  const { rows } = await client.query<{
    state: TournamentState
    owner: string
    key: string | null
    capacity: number
    sizes: number[]
    rated: boolean
  }>('select state, owner, key, capacity, sizes, rated from tournaments where id = $1 for update', [id])
  const [tournament] = rows
  if (!tournament) throw problemError('notFound', 'Tournament not found.')
  return tournament
}

async function holdOwn(client: pg.ClientBase, id: number, owner: string): Promise<HeldTournament> {
  const tournament = await holdTournament(client, id)
  if (tournament.owner !== owner) throw tournamentRefused('organiser', 'Only its organiser can do this.')
  return tournament
}

function removed(): Error {
  return tournamentRefused('removed', 'The organiser has removed you from this tournament.')
}
