import { randomBytes } from 'node:crypto'
import { componentsWith, faultsInOptions, type OwnBox, ownBoxOf } from '@carriage/kernel'
import {
  type AccountBox,
  type BoxChange,
  boxesAtMost,
  longestBox,
  type NewBox,
  type SharedBox,
} from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { ProblemError, problemError } from '../../tables/index.ts'

const columns = 'id, game, title, tables, shared, share_key as "shareKey"'

function newKey(): string {
  return randomBytes(15).toString('base64url')
}

/** The boxes of an account, newest first. */
export async function listBoxes({ pool }: Database, account: string): Promise<AccountBox[]> {
  const { rows } = await pool.query<AccountBox>(
    `select ${columns} from boxes where account = $1 order by created_at desc, id`,
    [account],
  )
  return rows
}

export async function saveAccountBox(
  database: Database,
  account: string,
  { game, title, tables }: NewBox,
): Promise<AccountBox> {
  const box = playable(game, { title, tables })
  return inTransaction(database, async (client) => {
    // The lock serialises concurrent requests, so that each counts the others.
    const { rowCount } = await client.query('select from accounts where id = $1 for update', [account])
    if (rowCount === 0) throw problemError('unauthenticated', 'Account not found.')
    const { rows } = await client.query<AccountBox>(
      `insert into boxes (id, account, game, title, tables)
         select $1, $2, $3, $4, $5::json where (select count(*) from boxes where account = $2) < $6
       returning ${columns}`,
      [newKey(), account, game, box.title, JSON.stringify(box.tables), boxesAtMost],
    )
    const [row] = rows
    if (!row) throw problemError('tooMany', `An account can have at most ${boxesAtMost} boxes.`)
    return row
  })
}

export async function changeAccountBox(
  { pool }: Database,
  account: string,
  id: string,
  { title, tables, shared }: BoxChange,
): Promise<AccountBox> {
  const { rows: found } = await pool.query<{ game: string; title: string }>(
    'select game, title from boxes where id = $1 and account = $2',
    [id, account],
  )
  const [before] = found
  if (!before) throw noBox()
  const box = tables && playable(before.game, { title: title ?? before.title, tables })
  const { rows } = await pool.query<AccountBox>(
    // Sharing it again makes another link, so that the previous one stays revoked.
    `update boxes set title = coalesce($3, title), tables = coalesce($4::json, tables), shared = coalesce($5, shared),
       share_key = case when not coalesce($5, shared) then null else coalesce(share_key, $6) end, changed_at = now()
     where id = $1 and account = $2 returning ${columns}`,
    [id, account, title ?? null, box ? JSON.stringify(box.tables) : null, shared ?? null, newKey()],
  )
  const [changed] = rows
  if (!changed) throw noBox()
  return changed
}

export async function dropAccountBox({ pool }: Database, account: string, id: string): Promise<void> {
  const { rowCount } = await pool.query('delete from boxes where id = $1 and account = $2', [id, account])
  if (rowCount === 0) throw noBox()
}

/** A shared box, which anyone with its link can see; the id is the key of the link. */
export async function readSharedBox({ pool }: Database, key: string): Promise<SharedBox | undefined> {
  const { rows } = await pool.query<SharedBox>(
    `select coalesce(share_key, '') as id, game, title, tables from boxes where share_key = $1 and shared`,
    [key],
  )
  return rows[0]
}

export function noBox(): ProblemError {
  return problemError('notFound', 'Box not found.')
}

/** The box with only the tables that differ; throws if no game can be played with it. */
function playable(game: string, box: OwnBox): OwnBox {
  const title = titleOf(game)
  if (!title?.components) throw problemError('malformed', `There is no game ${game} with component tables.`)
  if (Buffer.byteLength(JSON.stringify(box.tables)) > longestBox)
    throw problemError('tooLarge', `A box has at most ${longestBox} bytes.`)
  const components = componentsWith(title.components, box)
  const faults = faultsInOptions(title.versions[0], { components })
  if (faults.length > 0)
    throw new ProblemError({
      code: 'malformed',
      detail: 'No game can be played with this box.',
      facts: { faults: faults.slice(0, 20) },
    })
  return ownBoxOf(title.components, components, box.title)
}
