export { archiveFinished } from './archive.ts'
