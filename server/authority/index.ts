export { callerAt } from './caller-at.ts'
export { type Deed, deeds, type HouseDeed, type TableDeed } from './deeds.ts'
export { may, refusal } from './may.ts'
export type { TableFacts } from './table-facts.ts'
