export { callerAt } from './caller-at.ts'
export { type Denial, may, refusal } from './may.ts'
export { type Permission, permissions, type SitePermission, type TablePermission } from './permissions.ts'
export { absentTable, type TableFacts } from './table-facts.ts'
