import {
  componentRowsIn,
  componentsWith,
  componentTableIn,
  componentTablesIn,
  type OwnBox,
  rowContent,
  rowKey,
} from '@carriage/kernel'
import { type AcceptedRow, ownersToAgree, type ReportedRow, type RowDecision } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import { logAction } from '../../moderation/moderation-log.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { problemError } from '../../tables/index.ts'
import { noBox } from './boxes.ts'

/** Stores what an owner reports of these tables, in place of the previous report. Returns the number of rows. */
export async function handInBox(
  database: Database,
  account: string,
  id: string,
  tables: readonly string[],
): Promise<number> {
  const { rows: found } = await database.pool.query<OwnBox & { game: string }>(
    'select game, title, tables from boxes where id = $1 and account = $2',
    [id, account],
  )
  const [box] = found
  if (!box) throw noBox()
  const rows = uncertainRowsOf(box).filter(({ table }) => tables.includes(table))
  if (rows.length === 0) throw problemError('malformed', 'Nothing in these lists is uncertain.')
  await inTransaction(database, async (client) => {
    await client.query('delete from printed_rows where account = $1 and game = $2 and table_name = any($3)', [
      account,
      box.game,
      tables,
    ])
    await client.query(
      `insert into printed_rows (account, game, table_name, row_key, value)
       select $1, $2, * from unnest($3::text[], $4::text[], $5::text[])`,
      [account, box.game, rows.map(({ table }) => table), rows.map(({ row }) => row), rows.map(({ value }) => value)],
    )
  })
  return rows.length
}

interface ReadRow {
  readonly table: string
  readonly row: string
  readonly value: string
}

/** The rows of a box that are not in the rulebook, with their contents; a standard row that it lacks is null. */
function uncertainRowsOf({ game, ...box }: OwnBox & { readonly game: string }): ReadRow[] {
  const components = titleOf(game)?.components
  if (!components) return []
  const usual = new Map(componentTablesIn(components))
  return componentTablesIn(componentsWith(components, box)).flatMap(([table, contents]) => {
    const ours = usual.get(table)
    if (!ours) return []
    const read = new Map(componentRowsIn(contents).map((row) => [rowKey(row), rowContent(row)]))
    const known = new Map(componentRowsIn(ours).map((row) => [rowKey(row), row.provenance]))
    return [...new Set([...known.keys(), ...read.keys()])]
      .filter((row) => known.get(row) !== 'rulebook')
      .map((row) => ({ table, row, value: read.get(row) ?? 'null' }))
  })
}

/** Rows that enough owners report alike and no operator has accepted, most owners first. */
export async function reportedRowsIn({ pool }: Database): Promise<ReportedRow[]> {
  const { rows } = await pool.query<Omit<ReportedRow, 'usual'>>(
    `select r.game, r.table_name as table, r.row_key as row, r.value, count(*)::int as owners,
       (select count(*)::int from printed_rows o
        where (o.game, o.table_name, o.row_key) = (r.game, r.table_name, r.row_key) and o.value <> r.value) as others
     from printed_rows r
     where not exists (
       select from accepted_rows a
       where (a.game, a.table_name, a.row_key, a.value) = (r.game, r.table_name, r.row_key, r.value))
     group by r.game, r.table_name, r.row_key, r.value having count(*) >= $1
     order by count(*) desc, r.game, r.table_name, r.row_key limit 200`,
    [ownersToAgree],
  )
  return rows.map((row) => ({ ...row, usual: usualValue(row) }))
}

function usualValue({ game, table, row }: Omit<RowDecision, 'value'>): string {
  const contents = componentTableIn(titleOf(game)?.components ?? {}, table)
  const found = contents && componentRowsIn(contents).find((each) => rowKey(each) === row)
  return found ? rowContent(found) : 'null'
}

/** Accepts a row that enough owners report, in place of the row accepted before. */
export async function acceptRow(database: Database, operator: string, decision: RowDecision): Promise<void> {
  const { game, table, row, value } = decision
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `insert into accepted_rows (game, table_name, row_key, value, owners, operator)
         select $1, $2, $3, $4, count(*), $5 from printed_rows
         where game = $1 and table_name = $2 and row_key = $3 and value = $4 having count(*) >= $6
       on conflict (game, table_name, row_key) do update
         set value = excluded.value, owners = excluded.owners, operator = excluded.operator, at = now()`,
      [game, table, row, value, operator, ownersToAgree],
    )
    if (rowCount !== 1) throw problemError('conflict', `Fewer than ${ownersToAgree} owners report this now.`)
    await logAction(client, operator, 'acceptRow', `${game} ${table}.${row}`)
  })
}

export async function acceptedRowsOf({ pool }: Database, game: string): Promise<AcceptedRow[]> {
  const { rows } = await pool.query<AcceptedRow>(
    `select table_name as table, row_key as row, value, owners from accepted_rows
     where game = $1 order by table_name, row_key`,
    [game],
  )
  return rows
}
