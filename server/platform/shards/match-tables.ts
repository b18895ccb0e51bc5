/**
 * The tables with rows of a match, and the column that holds the match. The log only grows, and clocks touch deadlines at any
 * time: both are copied apart from these. `outbox` stays: what was told in a store is passed on from that store.
 */
export const matchKeys = {
  matches: 'id',
  match_heads: 'match_id',
  undo_requests: 'match_id',
  premoves: 'match_id',
  quarantines: 'match_id',
  snapshots: 'match_id',
  archived_logs: 'match_id',
} as const

export type RowTable = keyof typeof matchKeys
export const rowTables = Object.keys(matchKeys) as readonly RowTable[] // the keys of the object above

/** The rows of some matches by their tables, each as the text that PostgreSQL makes of it, which keeps every value as it is. */
export type MatchRows = ReadonlyMap<RowTable, readonly string[]>
