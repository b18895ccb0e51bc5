export { listRecords, type Records } from './records.ts'
