import type pg from 'pg'

/**
 * Removes an account from one club, or from all. If nobody else leads, the longest-standing member does from now on; a
 * club without members is dissolved.
 */
export async function leaveClubs(client: pg.ClientBase, account: string, club: string | null): Promise<void> {
  await client.query(
    `update club_members h set leader = true where (h.club, h.account) in (
       select distinct on (o.club) o.club, o.account
       from club_members m join club_members o on o.club = m.club and o.account <> m.account
       where m.account = $1 and m.leader and ($2::text is null or m.club = $2)
         and not exists (select from club_members l where l.club = m.club and l.leader and l.account <> $1)
       order by o.club, o.joined_at, o.account)`,
    [account, club],
  )
  await client.query(
    `delete from clubs c using club_members m
     where m.club = c.id and m.account = $1 and ($2::text is null or c.id = $2)
       and not exists (select from club_members o where o.club = c.id and o.account <> $1)`,
    [account, club],
  )
  await client.query('delete from club_members where account = $1 and ($2::text is null or club = $2)', [account, club])
}
