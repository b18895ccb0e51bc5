export { closeForgotten } from './close-idle.ts'
export type { CallerTableFacts } from './facts.ts'
export {
  invitationsOf,
  type Listing,
  newestFirst,
  openTables,
  openTablesBy,
  tablesOfAccount,
  tablesToWatch,
  tablesWaitingFor,
} from './lists.ts'
export { Declined, declined } from './problem-error.ts'
export { refuseIfRated } from './rated.ts'
export type { Person } from './seat.ts'
export { type TableService, tablesIn } from './tables.ts'
