import { storedData } from '@carriage/protocol/stored-data'
import type { Database } from '../../platform/storage/database.ts'

/** The tables with rows of a person, and the column with the account. */
export const owners: Readonly<Record<string, string>> = {
  accounts: 'id',
  sessions: 'account',
  passkeys: 'account',
  browsers: 'account',
  second_factors: 'account',
  recovery_codes: 'account',
  sign_ins: 'account',
  api_tokens: 'account',
  time_settings: 'account',
  calendar_links: 'account',
  notification_settings: 'account',
  notification_channels: 'account',
  seats: 'account',
  absence_proposals: 'account',
  invitations: 'account',
  tickets: 'account',
  notes: 'account',
  finished_seats: 'account',
  ratings: 'account',
  season_people: 'account',
  tournaments: 'owner',
  tournament_people: 'account',
  boxes: 'account',
  printed_rows: 'account',
  chat_lines: 'account',
  follows: 'account',
  contact_settings: 'account',
  presences: 'account',
  club_members: 'account',
  club_invitations: 'account',
  mutes: 'account',
  reports: 'reporter',
  sanctions: 'account',
  held_suspensions: 'account',
  notifications: 'account',
  records: 'account',
  record_imports: 'account',
}

/** Columns that would let a reader of the export act for the person, or that are about others. */
export const withheld: Readonly<Record<string, readonly string[]>> = {
  sessions: ['token'],
  sign_ins: ['access_token', 'refresh_token', 'id_token', 'password'],
  api_tokens: ['key'],
  calendar_links: ['nonce'],
  notification_channels: ['keys'],
  second_factors: ['secret'],
  recovery_codes: ['hash'],
  reports: ['reported', 'context', 'settled_by'],
  sanctions: ['operator', 'decided_by', 'report'],
  held_suspensions: ['proof', 'operator'],
}

/** A statement for each of these tables: the rows of one account as JSON. */
export const storedStatements: readonly (readonly [table: string, text: string])[] = storedData.flatMap(
  ({ table, columns }) => {
    const owner = owners[table]
    if (owner === undefined) return []
    const shown = columns.filter((column) => !withheld[table]?.includes(column))
    return [[table, `select to_json(r) as row from (select ${shown.join(', ')} from ${table} where ${owner} = $1) r`]]
  },
)

/** All rows stored under an account. */
export async function readStoredRows({ pool }: Database, account: string): Promise<Record<string, readonly unknown[]>> {
  const found: Record<string, readonly unknown[]> = {}
  for (const [table, text] of storedStatements) {
    const { rows } = await pool.query<{ row: unknown }>(text, [account])
    found[table] = rows.map(({ row }) => row)
  }
  return found
}
