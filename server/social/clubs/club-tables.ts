import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { type Listing, newestFirst } from '../../tables/lists.ts'
import { needMember } from './clubs.ts'

/** The tables of a club, newest first. */
export function listClubTables(club: string): Listing {
  return newestFirst('club', 'from club_tables c where c.club = $4', 'c.created_at', 'c.table_id', club)
}

/** Adds a table to a club to which its creator belongs. */
export async function createClubTable(
  client: pg.ClientBase,
  table: MatchId,
  { club, maker }: { readonly club: string; readonly maker: string },
): Promise<void> {
  await needMember(client, club, maker)
  await client.query('insert into club_tables (table_id, club) values ($1, $2)', [table, club])
}
