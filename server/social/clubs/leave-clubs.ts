import type pg from 'pg'

/**
 * Takes an account out of one circle, or of all. Where nobody else leads, the longest member does from now on; a circle
 * without members is dissolved.
 */
export async function leaveClubs(client: pg.ClientBase, account: string, circle: string | null): Promise<void> {
  await client.query(
    `update club_members h set leader = true where (h.circle, h.account) in (
       select distinct on (o.circle) o.circle, o.account
       from club_members m join club_members o on o.circle = m.circle and o.account <> m.account
       where m.account = $1 and m.leader and ($2::text is null or m.circle = $2)
         and not exists (select from club_members l where l.circle = m.circle and l.leader and l.account <> $1)
       order by o.circle, o.joined_at, o.account)`,
    [account, circle],
  )
  await client.query(
    `delete from clubs c using club_members m
     where m.circle = c.id and m.account = $1 and ($2::text is null or c.id = $2)
       and not exists (select from club_members o where o.circle = c.id and o.account <> $1)`,
    [account, circle],
  )
  await client.query('delete from club_members where account = $1 and ($2::text is null or circle = $2)', [
    account,
    circle,
  ])
}
