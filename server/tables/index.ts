export { Declined, declined } from './declined.ts'
export type { CallerTableFacts } from './facts.ts'
export { closeForgotten } from './forgotten.ts'
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
export { refuseIfRated } from './rated.ts'
export type { Person } from './seat.ts'
export { type TableService, tablesIn } from './tables.ts'
