export { draftOf } from './drafts.ts'
export { draftRoutes } from './routes.ts'
