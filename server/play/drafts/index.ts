export { readDraft } from './drafts.ts'
export { draftRoutes } from './routes.ts'
