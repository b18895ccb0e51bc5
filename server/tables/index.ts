export { closeIdleTables } from './close-idle.ts'
export type { CallerTableFacts } from './facts.ts'
export {
  type Listing,
  listInvitations,
  listOpenTables,
  listTablesWaitingFor,
  newestFirst,
  openTables,
  tablesOfAccount,
  tablesToWatch,
} from './lists.ts'
export { ProblemError, problemError } from './problem-error.ts'
export { refuseIfRated } from './rated.ts'
export type { Person } from './seat.ts'
export { listTables, type TableService } from './tables.ts'
