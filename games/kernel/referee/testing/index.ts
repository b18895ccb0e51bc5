export { playPart } from './answers.ts'
export { type RefereeTest, refereeTest } from './referee-test.ts'
