import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { type Listing, newestFirst } from '../../tables/lists.ts'
import { needMember } from './clubs.ts'

/** The tables of a circle, the latest first. */
export function listClubTables(circle: string): Listing {
  return newestFirst('circle', 'from club_tables c where c.circle = $4', 'c.created_at', 'c.table_id', circle)
}

/** Makes a table one of a circle to which its maker belongs. */
export async function createClubTable(
  client: pg.ClientBase,
  table: MatchId,
  { circle, maker }: { readonly circle: string; readonly maker: string },
): Promise<void> {
  await needMember(client, circle, maker)
  await client.query('insert into club_tables (table_id, circle) values ($1, $2)', [table, circle])
}
