export { type Records, recordsIn } from './records.ts'
