export type { Craft, Plan, Width } from '../craft.ts'
export { evenTemper, type Found, Search, type Temper } from './search.ts'
