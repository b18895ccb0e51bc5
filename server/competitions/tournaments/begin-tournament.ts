import type pg from 'pg'
import { secondAccountsAmong } from '../../accounts/same-person.ts'
import type { DueTournament } from './due-tournament.ts'
import { pairNextRound } from './pair-round.ts'
import { drawnLot } from './pairing.ts'
import { roundsFor } from './table-sizes.ts'

/** Ends the sign-up: draws the order of people and pairs the first round. With too few people nothing is played. */
export async function beginTournament(client: pg.ClientBase, tournament: DueTournament, now: Date): Promise<void> {
  const { id, seats, sizes, seed, rounds, rated } = tournament
  const { rows } = await client.query<{ account: string }>(
    // A person suspended since then starts no games.
    `select p.account from tournament_people p join accounts a on a.id = p.account
     where p.tournament = $1 and p.standing = 'in' and coalesce(a.suspended_until <= $2, true)`,
    [id, now],
  )
  const signedUp = rows.map(({ account }) => account)
  // As at the start of a rated table: two accounts of one person may have become known since the sign-up.
  const second = rated ? await secondAccountsAmong(client, signedUp) : []
  const people = signedUp.filter((account) => !second.includes(account))
  if (people.length < Math.min(...sizes)) {
    await client.query(`update tournaments set state = 'cancelled', next_check_at = null where id = $1`, [id])
    return
  }
  const drawn = people.toSorted((one, other) => (drawnLot(seed, one) < drawnLot(seed, other) ? -1 : 1))
  await client.query('delete from tournament_people where tournament = $1 and not account = any($2)', [id, drawn])
  await client.query(
    `update tournament_people p set slot = g.n - 1 from unnest($2::text[]) with ordinality as g(account, n)
     where p.tournament = $1 and p.account = g.account`,
    [id, drawn],
  )
  const count = rounds ?? roundsFor(drawn.length, seats)
  await client.query('update tournaments set rounds = $2 where id = $1', [id, count])
  await pairNextRound(client, { ...tournament, rounds: count }, now)
}
