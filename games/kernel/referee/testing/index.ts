export { type RefereeTest, refereeTest } from './referee-test.ts'
